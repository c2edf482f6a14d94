//! Patches give exactly the new view, at every step of many games and for every viewer.

use bots::BotGame;
use games::Title;
use table::testing::shortened;
use table::{Chance as _, Options as _, Patch as _, QuickChance, Seed};

use live::{Live, json, viewers};

struct Play {
    players: usize,
    number: u64,
}

impl bots::Task for Play {
    /// How many bytes the views had, and how many their patches.
    type Output = (usize, usize);

    fn run<G: BotGame>(self) -> (usize, usize) {
        let options = G::Options::usual(self.players).expect("players");
        let mut chance = QuickChance::new(self.number);
        let (mut live, _) = Live::<G>::deal(options, Seed::of_series(1, self.number));
        let mut sizes = (0, 0);
        for _ in 0..400 {
            let asked: Vec<_> = live.awaiting().may().into_iter().collect();
            if asked.is_empty() {
                break;
            }
            let seat = asked[chance.below(asked.len())];
            let moves = live.moves(seat);
            if moves.is_empty() {
                continue;
            }
            let before: Vec<G::View> = viewers(self.players).map(|v| live.view(v)).collect();
            let mv = moves[chance.below(moves.len())].to_string();
            let step = live.prepare(seat, &mv).expect("legal");
            live.accept(&step);
            for (viewer, old) in viewers(self.players).zip(&before) {
                let (new, mut patch) = (live.view(viewer), Vec::new());
                new.patch(old, &mut patch);
                sizes = (sizes.0 + json(&new).to_string().len(), sizes.1 + patch.len());
                let patch = serde_json::from_slice(&patch).expect("JSON");
                let patched = protocol::patched(&json(old), &patch);
                assert_eq!(patched, Some(json(&new)), "{mv}: {patch}");
            }
        }
        sizes
    }
}

#[test]
fn a_patch_gives_the_new_view_and_is_much_shorter() {
    for (title, players) in [(Title::Tournament, 2), (Title::Tournament, 5), (Title::Castles, 4)] {
        for number in 0..shortened(20) {
            let (views, patches) = bots::run(title, Play { players, number });
            assert!(patches * 2 < views, "{title} {number}: {patches} of {views} bytes");
        }
    }
}
