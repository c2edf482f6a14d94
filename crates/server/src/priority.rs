//! The priority of threads.

use rustix::process::setpriority_process;

/// Runs this thread only when no other wants to. Except on Linux, priorities apply to the whole
/// program, and nothing changes.
pub fn give_way() {
    if cfg!(target_os = "linux") {
        // If even a lower priority is refused, the thread runs like the others.
        let _ = setpriority_process(None, 19);
    }
}
