//! Runs wasm tests in a headless browser; `cargo xtask` puts it on PATH as `wasm-bindgen-test-runner`.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
