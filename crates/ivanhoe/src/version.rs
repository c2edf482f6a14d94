//! The output of `--version`: enough for a bug report.

use std::sync::LazyLock;

use games::Title;

static TEXT: LazyLock<String> = LazyLock::new(|| {
    let rules = Title::ALL.map(|title| format!("{title} {}", title.rules())).join(", ");
    let commit = match env!("IVANHOE_COMMIT") {
        "" => String::new(),
        commit => format!("commit {commit}, "),
    };
    let (version, protocol) = (env!("CARGO_PKG_VERSION"), protocol::VERSION);
    format!("{version} ({commit}rules: {rules}, protocol {protocol})")
});

/// The version, the commit, and the versions of rules and protocol.
pub(crate) fn text() -> &'static str {
    &TEXT
}
