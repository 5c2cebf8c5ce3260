//! Reading and writing JSON, compared with `serde_json`.

use embed::Json;
use proptest::prelude::*;
use serde_json::Value;

/// True if both are the same value; ours keeps numbers as text.
fn same(json: &Json, value: &Value) -> bool {
    match (json, value) {
        (Json::Null, Value::Null) => true,
        (Json::Flag(one), Value::Bool(other)) => one == other,
        (Json::Number(text), Value::Number(number)) => {
            // `serde_json` and the standard library differ in the last digit of some fractions.
            let (one, other) = (text.parse::<f64>().unwrap(), number.as_f64().unwrap());
            (one - other).abs() <= other.abs() * 1e-12
        }
        (Json::Text(one), Value::String(other)) => one == other,
        (Json::List(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Json::Fields(_), Value::Object(other)) => {
            other.iter().all(|(name, value)| json.get(name).is_some_and(|one| same(one, value)))
        }
        _ => false,
    }
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-1e9..1e9_f64).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::hash_map("[a-z_]{0,6}", inner, 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_serde_json_writes_is_read_and_written_back(value in value()) {
        let json = Json::read(&value.to_string()).unwrap();
        prop_assert!(same(&json, &value), "{json:?}");
        let again: Value = serde_json::from_str(&json.to_string()).unwrap();
        prop_assert!(same(&json, &again), "{again}");
    }

    #[test]
    fn text_that_is_not_json_is_refused(text in "[\\[\\]{}\",:0-9a-fntru\\\\eE+. -]{0,24}") {
        // We limit the depth; lone surrogates and huge numbers may be accepted or not.
        let theirs = serde_json::from_str::<Value>(&text);
        let ours = Json::read(&text);
        match (&ours, &theirs) {
            (Some(ours), Ok(theirs)) => prop_assert!(same(ours, theirs), "{text}"),
            (None, Ok(_)) => prop_assert!(text.matches(['[', '{']).count() >= 8, "{text}"),
            (Some(_), Err(error)) => prop_assert!(
                text.contains("\\u") || error.to_string().contains("out of range"), "{text}: {error}"
            ),
            (None, Err(_)) => {}
        }
    }
}

#[test]
fn depth_is_bounded_and_surrogate_pairs_are_characters() {
    assert_eq!(Json::read(&"[".repeat(100_000)), None);
    assert_eq!(Json::read(r#""\ud83c\udfb2""#), Some(Json::text("🎲")));
    assert_eq!(Json::read(r#""\ud83c x""#), Some(Json::text("\u{fffd} x")));
    assert_eq!(Json::share(0).to_string(), "0");
    assert_eq!(Json::share(45).to_string(), "0.045");
    assert_eq!(Json::share(1000).to_string(), "1");
}
