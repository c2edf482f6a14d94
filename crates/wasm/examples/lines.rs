//! The same commands as in a browser, a line each, with the networks compiled in: tests compare the
//! two (`web/wasm/same.test.ts`).

use std::io::{self, BufRead as _, Write as _};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        writeln!(out, "{}", wasm::call(&line?))?;
        out.flush()?;
    }
    Ok(())
}
