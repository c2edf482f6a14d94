//! System settings: how many files and sockets the program may open, and who may read what it
//! writes.

use rustix::fs::Mode;
use rustix::process::{Resource, getrlimit, getuid, setrlimit, umask};

/// The number of files that a program needs besides its sockets.
const OTHERS: u64 = 64;

/// From now on, only this user can read new files: databases and backups contain the hidden cards
/// of running games.
pub(crate) fn write_privately() {
    umask(Mode::RWXG | Mode::RWXO);
}

/// The name of the operator for the audit log: the user behind `sudo`, otherwise the process's
/// user.
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

/// Raises the limit of open files to the system's maximum, and returns it (`None` if there is no
/// limit). Shells often set it to a thousand, which few sockets use up.
pub(crate) fn raise_limit() -> Option<u64> {
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        limit.current = limit.maximum;
        // If this is refused, the old limit stays, and is returned below.
        let _ = setrlimit(Resource::Nofile, limit);
    }
    getrlimit(Resource::Nofile).current
}

/// Checks that this many sockets can be opened.
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
