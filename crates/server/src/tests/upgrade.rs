//! A database of the version before protocol 3, with games in progress: they go on.

use super::world::{Client, Person, START, World};
use crate::config::Config;
use crate::store::{DataLocation, Store, TableRow};
use crate::table::Guest;
use crate::time::Clock;

/// Two games of the Tournament and one of the Castles, each with ten moves.
const OLD: &[u8] = include_bytes!("fixtures/protocol-2.db");

#[tokio::test]
async fn games_of_an_older_version_are_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("ivanhoe.db"), OLD).expect("a file");
    let store =
        Store::open(&DataLocation::Folder(folder.path().to_owned()), true).expect("it migrates");
    let world = World::on(store, Clock::starting_at(START), 1, Config::default()).await;
    let tables = world.app.store.read(|db| db.open_tables()).await.expect("tables");
    assert_eq!(tables.len(), 3);
    for TableRow { code, guests, .. } in tables {
        let before = world.entries(&code).await;
        assert_eq!(before.len(), 11, "{code}: the deal and ten moves");
        let mut clients: Vec<Client> = Vec::new();
        for id in guests {
            let guest = Guest { id, name: "somebody".to_owned(), program: false };
            let person = Person { guest, token: String::new() };
            clients.push(world.watch(Some(&person), &code).await);
        }
        // On a busy machine an answer takes its time: wait for what is stored.
        for _ in 0..2000 {
            for client in &mut clients {
                client.listen().await;
                let legal = client.legal();
                let sensible = legal.iter().find(|mv| !mv.starts_with("propose")).cloned();
                if let Some(mv) = sensible.filter(|_| client.update()["asked"] == true) {
                    client.play(&mv).await;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            if world.entries(&code).await.len() >= before.len() + 10 {
                break;
            }
        }
        let after = world.entries(&code).await;
        assert!(after.len() > before.len() + 5, "{code}: {} entries", after.len());
        assert_eq!(after[..before.len()], before[..], "{code}: what was played stays");
    }
}
