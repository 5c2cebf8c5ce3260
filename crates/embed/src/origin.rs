//! Origins as browsers write them: any other spelling would be the target of no message and the source of none.

use alloc::string::ToString;
use core::net::{Ipv4Addr, Ipv6Addr};

/// Longest origin that is read, in bytes.
const LONGEST: usize = 255;

/// True for scheme, host and, where it is not the usual one, port of a web page, in the one form in which a browser
/// compares them: small letters, no path, an address of four plain numbers or the shortest one in brackets.
///
/// A dot at the end makes another host, also for a browser, so that it is no other spelling.
///
/// ```
/// use embed::origin::is_origin;
/// assert!(is_origin("https://example.org") && is_origin("http://localhost:9203") && is_origin("http://[::1]:8080"));
/// for other in ["http://LocalHost", "http://localhost:09203", "https://example.org:443", "http://[0:0::1]", "http://127.1"] {
///     assert!(!is_origin(other), "{other}");
/// }
/// ```
pub fn is_origin(text: &str) -> bool {
    let (rest, usual) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
        (Some(rest), _) => (rest, 443),
        (None, Some(rest)) => (rest, 80),
        (None, None) => return false,
    };
    let (host, port) = match rest.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
        Some((host, port)) => (host, Some(port)),
        None => (rest, None),
    };
    let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    text.len() <= LONGEST
        && port.is_none_or(|port| is_port(port, usual))
        && inner.map_or_else(|| is_host(host), is_ipv6)
}

/// True for a port that a browser writes, which leaves out the usual one.
fn is_port(text: &str, usual: u16) -> bool {
    let port = text.parse::<u16>().ok().filter(|port| *port != 0 && *port != usual);
    port.is_some_and(|port| port.to_string() == text)
}

/// True for a name, or for four plain numbers.
fn is_host(host: &str) -> bool {
    let plain = |byte: u8| {
        byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'.' | b'_')
    };
    let last = host.strip_suffix('.').unwrap_or(host).rsplit('.').next().unwrap_or_default();
    // A browser takes what ends in a number for an address, and writes it in decimal.
    let number = last.bytes().all(|byte| byte.is_ascii_digit()) || last.starts_with("0x");
    let known = !last.is_empty() && host.bytes().all(plain);
    known && (!number || host.parse().is_ok_and(|ip: Ipv4Addr| ip.to_string() == host))
}

/// True for the shortest form of an address of sixteen bytes.
fn is_ipv6(text: &str) -> bool {
    let Ok(address) = text.parse::<Ipv6Addr>() else { return false };
    // Browsers write no part of it in decimal.
    let shortest = match (address.to_ipv4_mapped(), address.segments()) {
        (Some(_), [.., high, low]) => alloc::format!("::ffff:{high:x}:{low:x}"),
        _ => address.to_string(),
    };
    shortest == text
}
