//! TLS to PostgreSQL: what is asked for is what happens, and a refusal says why.

use std::path::PathBuf;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use server::store::{DataLocation, Store, backup};
use tempfile::TempDir;

use crate::cluster::{OwnCluster, TestDatabase};
use crate::rows::{lay, numbers, one};

/// A PostgreSQL that accepts encrypted connections only. Its certificate is for `localhost`.
struct Encrypted {
    _own: OwnCluster,
    port: u16,
    /// The certificate of the authority that has issued it.
    roots: PathBuf,
    folder: TempDir,
}

impl Encrypted {
    fn start() -> Self {
        let mut authority = CertificateParams::default();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().expect("a key");
        let root = authority.self_signed(&key).expect("a certificate").pem();
        let issuer = Issuer::new(authority, key);
        let key = KeyPair::generate().expect("a key");
        let server = CertificateParams::new(["localhost".to_owned()]).expect("a name");
        let server = server.signed_by(&key, &issuer).expect("a certificate").pem();
        let folder = tempfile::tempdir().expect("a folder");
        let roots = folder.path().join("our roots.pem");
        std::fs::write(&roots, root).expect("a file");
        let (own, port) = OwnCluster::start_encrypted(&server, &key.serialize_pem());
        Self { _own: own, port, roots, folder }
    }

    /// Its address with these options.
    fn place(&self, options: &str) -> DataLocation {
        let roots = self.roots.display();
        let options = options.replace("ROOTS", &format!("sslrootcert='{roots}'"));
        let port = self.port;
        let place =
            format!("port={port} user=ivanhoe dbname=postgres hostaddr=127.0.0.1 {options}");
        DataLocation::Postgres(place)
    }

    /// The reason why no server can use it with these options.
    fn refusal(&self, options: &str) -> String {
        Store::open(&self.place(options), true).expect_err(options).to_string()
    }
}

#[tokio::test]
async fn a_connection_is_encrypted_and_its_server_is_verified() {
    let postgres = Encrypted::start();
    let place = postgres.place("host=localhost sslmode=verify-full ROOTS");
    let store = Store::open(&place, true).expect("a trusted server");
    store.save(lay("ABC")).await.expect("kept");
    store.save(one("ABC", 0)).await.expect("kept");
    store.close().await;
    let roots = postgres.roots.to_str().expect("a path").replace('/', "%2F").replace(' ', "%20");
    let options = format!("sslmode=verify-full&sslrootcert={roots}");
    let (port, host) = (postgres.port, "ivanhoe@localhost");
    let url = DataLocation::Postgres(format!("postgresql://{host}:{port}/postgres?{options}"));
    let store = Store::open(&url, true).expect("the same as a URL");
    assert_eq!(numbers(&store, "ABC").await, Ok(vec![0]));
    store.close().await;
    let file = postgres.folder.path().join("backup.db");
    let copy = tokio::task::spawn_blocking(move || backup(&place, &file, &mut |_| ()));
    copy.await.expect("an answer").expect("a backup goes the same way");
}

#[tokio::test]
async fn a_server_that_is_not_to_be_trusted_is_refused_in_a_sentence() {
    let postgres = Encrypted::start();
    // Encrypted, but not verified: any name and any authority will do.
    let store = Store::open(&postgres.place("host=elsewhere.example sslmode=require"), true);
    store.expect("a server").close().await;
    for (options, why) in [
        ("host=localhost", "no encryption"),
        ("host=localhost sslmode=disable", "no encryption"),
        ("host=localhost sslmode=verify-full", "not from an authority that is trusted"),
        ("host=elsewhere.example sslmode=verify-full ROOTS", "for another name"),
    ] {
        let refusal = postgres.refusal(options);
        assert!(refusal.contains(why), "{options}: {refusal}");
    }
}

#[tokio::test]
async fn a_server_without_tls_is_refused_if_the_address_asks_for_it() {
    let database = TestDatabase::create();
    let DataLocation::Postgres(address) = database.place() else { panic!("PostgreSQL") };
    for mode in ["require", "verify-full"] {
        let place = DataLocation::Postgres(format!("{address} sslmode={mode}"));
        let refusal = Store::open(&place, true).expect_err("no TLS").to_string();
        assert!(refusal.contains("does not offer TLS"), "{refusal}");
    }
}
