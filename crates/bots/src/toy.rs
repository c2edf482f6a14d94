//! Bots of the game for tests: what every game has unless it knows better.

use table::Viewer;

impl crate::BotGame for games::toy::State {
    fn viewer(view: &games::toy::View) -> Viewer {
        view.viewer
    }
}
