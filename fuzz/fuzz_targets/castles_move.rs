#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| table::fuzz::mv::<castles::State>(data));
