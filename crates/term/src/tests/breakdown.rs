//! A panic in the interface, in a real terminal.

use std::io::Read as _;
use std::num::NonZero;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use crate::draw::Paint;
use crate::tui::Screen;

const NAME: &str = "tests::breakdown::a_panic_restores_the_terminal";

/// Set for a second process of this test, which panics in its own terminal.
const BREAK: &str = "BREAK_DOWN";

#[test]
fn a_panic_restores_the_terminal() {
    if std::env::var_os(BREAK).is_some() {
        let _screen = Screen::enter(true, Paint::Sixteen).expect("a terminal");
        panic!("the interface has broken down");
    }
    let pair = native_pty_system().openpty(PtySize::default()).expect("a pseudo-terminal");
    let modes = pair.master.get_termios();
    assert!(modes.is_some());
    let mut command = CommandBuilder::new(std::env::current_exe().expect("a path"));
    command.args(["--exact", NAME, "--nocapture"]);
    command.env(BREAK, "1");
    let mut child = pair.slave.spawn_command(command).expect("it runs");
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().expect("its output");
    let size = |lines| NonZero::new(lines).expect("some lines");
    let mut parser = vt100::Parser::new(size(24), size(80), 0);
    let mut taken = false;
    let mut bytes = [0; 512];
    while let Ok(count @ 1..) = output.read(&mut bytes) {
        for byte in &bytes[..count] {
            parser.process(&[*byte]);
            taken |= parser.screen().alternate_screen();
        }
    }
    assert!(!child.wait().expect("it ends").success());
    let screen = parser.screen();
    assert!(taken, "it was never taken: {}", screen.contents());
    assert!(!screen.alternate_screen() && !screen.hide_cursor());
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(screen.contents().contains("the interface has broken down"), "{}", screen.contents());
    assert_eq!(pair.master.get_termios(), modes);
}
