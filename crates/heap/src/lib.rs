//! The allocator of every program in this workspace: mimalloc, because a server allocates and frees
//! many small texts at once on all cores. Each thread counts its allocations.
//!
//! Every program that depends on this crate uses it as its allocator. All unsafe code is here,
//! besides the names of `wasm/src/raw.rs`.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

thread_local! {
    /// Needs neither memory nor a destructor, so that an allocator may use it at any time.
    static REQUESTS: Cell<u64> = const { Cell::new(0) };
}

/// Runs a closure and returns how often it allocated, on this thread.
pub fn requests_of(run: impl FnOnce()) -> u64 {
    let before = REQUESTS.get();
    run();
    REQUESTS.get() - before
}

struct Counted(MiMalloc);

#[global_allocator]
static HEAP: Counted = Counted(MiMalloc);

impl Counted {
    fn count() {
        REQUESTS.set(REQUESTS.get() + 1);
    }
}

// SAFETY: mimalloc fulfils the contract, and counting only touches a number of this thread.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::count();
        // SAFETY: the caller's guarantees are passed on.
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        Self::count();
        // SAFETY: the caller's guarantees are passed on.
        unsafe { self.0.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        Self::count();
        // SAFETY: the caller's guarantees are passed on.
        unsafe { self.0.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's guarantees are passed on.
        unsafe { self.0.dealloc(memory, layout) }
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    #[test]
    fn every_request_counts_once() {
        assert_eq!(requests_of(|| ()), 0);
        assert_eq!(requests_of(|| drop(black_box(Box::new(1)))), 1);
        let grown = requests_of(|| {
            let mut numbers: Vec<u64> = black_box(Vec::with_capacity(1));
            numbers.extend(black_box(0..1000));
            black_box(vec![0u8; 100]);
        });
        assert_eq!(grown, 3, "asked for, grown, and asked for as zeroes");
    }

    #[test]
    fn other_threads_count_for_themselves() {
        let elsewhere = || std::thread::scope(|scope| drop(scope.spawn(|| vec![1; 100]).join()));
        let few = requests_of(elsewhere);
        let many = requests_of(|| {
            std::thread::scope(|scope| {
                let busy = || (0..1000).for_each(|n| drop(black_box(Box::new(n))));
                drop(scope.spawn(busy).join());
            });
        });
        assert_eq!(few, many, "starting a thread is all that this one asked memory for");
    }
}
