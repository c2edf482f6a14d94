//! Refuses networks other than those described next to them.

use std::fs;

use sha2::{Digest as _, Sha256};

fn main() {
    for game in ["tournament", "castles"] {
        let [network, description] = ["net", "json"].map(|kind| format!("networks/{game}.{kind}"));
        println!("cargo:rerun-if-changed={network}\ncargo:rerun-if-changed={description}");
        let bytes = fs::read(&network).expect("the network is in the repository");
        let described = fs::read_to_string(&description).expect("so is its description");
        let digest: String =
            Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(
            described.contains(&format!("\"sha256\": \"{digest}\"")),
            "{network} is not the network that {description} describes; restore it, or export it \
             again with training/export.py"
        );
    }
}
