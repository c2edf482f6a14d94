//! The seeds of the message fuzzer are valid messages.

use std::fs;
use std::path::Path;

use protocol::Request;

#[test]
fn seeds_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/protocol_parse");
    let mut read = 0;
    for file in fs::read_dir(folder).expect("a folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("text");
        assert!(Request::read(&text).is_ok(), "{text}");
        read += 1;
    }
    assert!(read > 0, "there are no seeds");
}
