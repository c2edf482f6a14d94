//! Bots of the test game: the defaults of every game.

use table::Viewer;

impl crate::BotGame for games::toy::State {
    fn viewer(view: &games::toy::View) -> Viewer {
        view.viewer
    }
}
