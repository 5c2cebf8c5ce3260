//! Sixteen bytes that are compared at once: by the processor if it can, otherwise in two words.

#[cfg(any(
    target_feature = "sse2",
    target_feature = "simd128",
    all(target_feature = "neon", target_arch = "aarch64")
))]
mod wide;
#[cfg(any(
    test,
    not(any(
        target_feature = "sse2",
        target_feature = "simd128",
        all(target_feature = "neon", target_arch = "aarch64")
    ))
))]
mod words;

/// Whether the processor is known to compare several bytes or words at once.
pub(crate) const SIDE_BY_SIDE: bool = cfg!(any(
    target_feature = "sse2",
    target_feature = "simd128",
    all(target_feature = "neon", target_arch = "aarch64")
));

#[cfg(any(
    target_feature = "sse2",
    target_feature = "simd128",
    all(target_feature = "neon", target_arch = "aarch64")
))]
pub(crate) use self::wide::Bytes;
#[cfg(not(any(
    target_feature = "sse2",
    target_feature = "simd128",
    all(target_feature = "neon", target_arch = "aarch64")
)))]
pub(crate) use words::Bytes;
