//! Records of games that a server has stored.

use protocol::ClientMessage;
use table::Record;

use super::tables::{play_on, two_at_a_table};
use super::world::{World, tournament};
use crate::config::Config;
use crate::meta::TableMeta;
use crate::store::{Change, Stage, TableRow};

#[tokio::test(start_paused = true)]
async fn a_record_names_the_rules_version_of_its_deal() {
    let world = World::new().await;
    let (table, people, _clients) = two_at_a_table(&world, tournament(2)).await;
    let path = format!("/api/games/{table}/record");
    let rules = async || {
        let record = world.get(Some(&people[0]), &path).await.body;
        let line = record.lines().find(|line| line.starts_with("[Rules ")).map(str::to_owned);
        line.expect("rules")
    };
    assert_eq!(rules().await, "[Rules \"1\"]");
    // A game of a later version, and one from before versions were stored.
    let wanted = table.clone();
    let row = world.app.store.read(move |db| db.table(&wanted)).await.expect("read");
    let row = row.expect("a table");
    for (kept, expected) in [(r#""rules":7"#, "[Rules \"7\"]"), (r#""old":1"#, "[Rules \"1\"]")] {
        let meta = row.meta.replace(r#""rules":1"#, kept);
        assert_ne!(meta, row.meta, "it is kept");
        let changed = TableRow { meta, ..row.clone() };
        world.app.store.save(vec![Change::Table(changed)]).await.expect("kept");
        assert_eq!(rules().await, expected);
    }
}

/// A game is judged by the rules that it began with, or not at all.
#[tokio::test(start_paused = true)]
async fn a_game_with_unknown_rules_is_not_continued() {
    let world = World::new().await;
    let (table, _, _clients) = two_at_a_table(&world, tournament(2)).await;
    let row = world.app.store.read(move |db| db.table(&table)).await.expect("read");
    let row = row.expect("a table");
    let meta = row.meta.replace(r#""rules":1"#, r#""rules":7"#);
    let meta = TableMeta::of_row(&TableRow { meta, ..row }).expect("a meta");
    let options = |stage| meta.options::<tournament::State>(stage);
    assert_eq!(options(Stage::Playing), Err("rules 7 of tournament are unknown".into()));
    // A game that has not begun begins with today's rules.
    assert!(options(Stage::Waiting).is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_record_names_its_date_place_bots_and_winner() {
    let config = Config { public_url: Some("https://example.org".into()), ..Config::default() };
    let world = World::with(config).await;
    let person = world.people(1).await.remove(0);
    let table = world.table(&person, tournament(2), &[None, Some("squire")]).await;
    let mut clients = [world.watch(Some(&person), &table).await];
    clients[0].tell(&ClientMessage::Start).await;
    play_on(&mut clients, |_| false).await;
    let record = world.get(None, &format!("/api/games/{table}/record")).await.body;
    let winner = clients[0].room()["winners"][0].as_str().expect("a winner").to_owned();
    for tag in ["[Place \"https://example.org\"]", "[Bot B \"squire\"]", "[Date \""] {
        assert!(record.contains(&format!("\n{tag}")), "{tag} is not in:\n{record}");
    }
    assert!(record.contains(&format!("\n[Result \"{winner}\"]\n")), "{record}");
    let record: Record<tournament::State> = record.parse().expect("a record");
    record.verify(|_| ()).expect("a true one");
}
