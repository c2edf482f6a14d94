//! What this program settles with the system: how many files and sockets it may open, and who may
//! read what it writes.

use rustix::fs::Mode;
use rustix::process::{Resource, getrlimit, getuid, setpriority_process, setrlimit, umask};

/// What a program needs beside its sockets.
const OTHERS: u64 = 64;

/// Whatever is written from now on, nobody else on the machine may read: databases and backups
/// hold the hidden cards of running games.
pub(crate) fn write_privately() {
    umask(Mode::RWXG | Mode::RWXO);
}

/// Who gives an order, for the audit log: the person behind `sudo`, else whose process this is.
pub(crate) fn operator() -> String {
    let behind = std::env::var("SUDO_USER").ok().filter(|name| !name.is_empty());
    behind.unwrap_or_else(|| {
        let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
        let user = getuid().as_raw();
        name_of(user, &users).unwrap_or_else(|| format!("uid {user}"))
    })
}

/// The name of a user in a list as `/etc/passwd` has it.
fn name_of(user: u32, users: &str) -> Option<String> {
    let name = |line: &str| {
        let mut fields = line.split(':');
        let (name, _, number) = (fields.next()?, fields.next()?, fields.next()?);
        (number.parse() == Ok(user)).then(|| name.to_owned())
    };
    users.lines().find_map(name)
}

/// This thread works only when no other wants to. Elsewhere than on Linux priorities are a whole
/// program's, and all stays as it is.
pub(crate) fn give_way() {
    if cfg!(target_os = "linux") {
        // Who may not even do less works like the others.
        let _ = setpriority_process(None, 19);
    }
}

/// Lets this program open as many files as the system allows at all, and tells how many those are
/// (nothing if there is no limit). Shells often give a thousand, which few sockets use up.
pub(crate) fn raise_limit() -> Option<u64> {
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        limit.current = limit.maximum;
        // If even this is refused, the old limit holds, and it is told below.
        let _ = setrlimit(Resource::Nofile, limit);
    }
    getrlimit(Resource::Nofile).current
}

/// Checks that so many sockets can be opened.
///
/// # Errors
/// A sentence that names the limit.
pub(crate) fn must_allow(sockets: usize) -> Result<(), String> {
    let needed = sockets as u64 + OTHERS;
    match raise_limit() {
        Some(limit) if limit < needed => Err(format!(
            "{sockets} sockets need {needed} open files, and the system allows {limit} \
             (`ulimit -Hn`)"
        )),
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::name_of;

    #[test]
    fn a_user_is_named_by_number() {
        let users = "root:x:0:0:root:/root:/bin/bash\nbroken\nann:x:1000:1000::/home/ann:/bin/sh\n";
        assert_eq!(name_of(1000, users).as_deref(), Some("ann"));
        assert_eq!(name_of(0, users).as_deref(), Some("root"));
        assert_eq!(name_of(7, users), None);
    }
}
