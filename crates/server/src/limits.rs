//! Rate limits: per socket, per guest, per address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use crate::app::AppState;
use crate::config::Config;
use crate::store::{GuestId, Millis};

/// A token bucket: it fills at a constant rate, and a caller who finds it empty has to wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Millis,
}

/// How a bucket fills.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// Its capacity.
    pub(crate) burst: f64,
    /// How many tokens it gains per second.
    pub(crate) per_second: f64,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Millis) -> Self {
        Self { tokens: rate.burst, at: now }
    }

    /// Takes `cost` tokens, if there are that many.
    pub(crate) fn take(&mut self, cost: f64, rate: Rate, now: Millis) -> bool {
        let since = (now - self.at).max(0) as f64 / 1000.0;
        self.tokens = (self.tokens + since * rate.per_second).min(rate.burst);
        self.at = now;
        let enough = self.tokens >= cost;
        if enough {
            self.tokens -= cost;
        }
        enough
    }
}

/// Buckets by caller. Buckets that are full again are dropped.
#[derive(Debug)]
struct Buckets<K> {
    rate: Rate,
    known: Mutex<Known<K>>,
}

#[derive(Debug)]
struct Known<K> {
    buckets: HashMap<K, Bucket>,
    /// When full buckets were last dropped.
    swept: Millis,
}

/// Up to this many buckets, no sweep is needed.
const FEW: usize = 10_000;

/// The minimum time between two sweeps: callers wait during a sweep.
const SWEEP: Millis = 1000;

impl<K: Hash + Eq> Buckets<K> {
    fn new(burst: f64, per_second: f64) -> Self {
        let known = Known { buckets: HashMap::new(), swept: 0 };
        Self { rate: Rate { burst, per_second }, known: Mutex::new(known) }
    }

    fn take(&self, who: K, cost: f64, now: Millis) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.buckets.len() > FEW && now >= known.swept + SWEEP {
            let refill = (self.rate.burst / self.rate.per_second * 1000.0) as Millis;
            known.buckets.retain(|_, bucket| bucket.at + refill > now);
            known.swept = now;
        }
        let bucket = known.buckets.entry(who).or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(cost, self.rate, now)
    }
}

/// The limits of all callers.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Buckets<IpAddr>,
    messages: Buckets<IpAddr>,
    guests: Buckets<IpAddr>,
    tables: Buckets<GuestId>,
    lines: Buckets<GuestId>,
    names: Buckets<GuestId>,
    programs: Buckets<GuestId>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    most_connections: u32,
    /// Addresses that are blocked because a socket of theirs flooded us.
    blocked_addresses: Mutex<HashMap<IpAddr, BlockedAddress>>,
}

/// An address that is blocked for a while: rejecting a connection before it has sent anything costs
/// almost nothing, reading from it until it has sent too much does not.
#[derive(Clone, Copy, Debug)]
struct BlockedAddress {
    until: Millis,
    /// How long it is blocked this time.
    length: Millis,
    /// How many floods were forgiven.
    forgiven: u32,
}

impl BlockedAddress {
    /// The first block takes this long, and each further one twice as long.
    const FIRST: Millis = 30_000;
    /// But never longer than this; after as long without a flood, all is forgotten.
    const LONGEST: Millis = 5 * 60_000;
    /// How many floods cost only their own socket: a school or a club may share one address, and
    /// one member must not block all others with a single message.
    const FORGIVEN: u32 = 2;

    fn is_remembered(self, now: Millis) -> bool {
        now < self.until + Self::LONGEST
    }

    /// The next block, after one that has ended.
    fn next(before: Option<Self>, now: Millis) -> Self {
        let before = before.unwrap_or(Self { until: now, length: 0, forgiven: 0 });
        if before.forgiven < Self::FORGIVEN {
            return Self { until: now, forgiven: before.forgiven + 1, ..before };
        }
        let length = (before.length * 2).clamp(Self::FIRST, Self::LONGEST);
        Self { until: now + length, length, ..before }
    }
}

impl Limits {
    /// The limits of a server.
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            requests: Buckets::new(200.0, 50.0),
            messages: Buckets::new(300.0, 150.0),
            guests: Buckets::new(30.0, 0.2),
            tables: Buckets::new(20.0, 0.2),
            lines: Buckets::new(6.0, 0.5),
            names: Buckets::new(5.0, 1.0 / 60.0),
            programs: Buckets::new(60.0, 20.0),
            connections: Mutex::default(),
            most_connections: config.connections,
            blocked_addresses: Mutex::default(),
        }
    }

    /// Charges an address for a request. Returns whether it could pay; so do the methods below.
    /// This machine's own requests are free.
    pub(crate) fn charge_request(&self, from: Option<IpAddr>, cost: f64, now: Millis) -> bool {
        from.is_none_or(|from| self.requests.take(address_block(from), cost, now))
    }

    /// Charges the sockets of an address for a message. Together they may send more than one socket
    /// alone, but less than all of their limits added up.
    pub(crate) fn charge_message(&self, from: Option<IpAddr>, cost: f64, now: Millis) -> bool {
        from.is_none_or(|from| self.messages.take(address_block(from), cost, now))
    }

    /// Charges an address for a new guest.
    pub(crate) fn charge_new_guest(&self, from: Option<IpAddr>, now: Millis) -> bool {
        from.is_none_or(|from| self.guests.take(address_block(from), 1.0, now))
    }

    /// Charges a guest for a new table.
    pub(crate) fn charge_new_table(&self, guest: GuestId, now: Millis) -> bool {
        self.tables.take(guest, 1.0, now)
    }

    /// Charges a guest for a new name. It is written to every table where they sit.
    pub(crate) fn charge_new_name(&self, guest: GuestId, now: Millis) -> bool {
        self.names.take(guest, 1.0, now)
    }

    /// Charges a guest for a line of chat.
    pub(crate) fn charge_chat_line(&self, guest: GuestId, now: Millis) -> bool {
        self.lines.take(guest, 1.0, now)
    }

    /// Charges a program for a message, over all its sockets together. Whatever addresses it uses,
    /// it must leave room for people.
    pub(crate) fn charge_program(&self, guest: GuestId, cost: f64, now: Millis) -> bool {
        self.programs.take(guest, cost, now)
    }

    /// A socket from this address has flooded us.
    pub(crate) fn flooded(&self, from: Option<IpAddr>, now: Millis) {
        let Some(from) = from else { return };
        let mut blocked = self.blocked_addresses.lock().unwrap_or_else(PoisonError::into_inner);
        blocked.retain(|_, one| one.is_remembered(now));
        let before = blocked.get(&address_block(from)).copied();
        // Other sockets of the same flood do not count again.
        if before.is_none_or(|one| one.until <= now) {
            let next = BlockedAddress::next(before, now);
            if next.until > now {
                let seconds = (next.until - now) / 1000;
                tracing::warn!(address = %address_block(from), seconds, "blocked for flooding");
            }
            blocked.insert(address_block(from), next);
        }
    }

    /// Is this address blocked?
    pub(crate) fn is_blocked(&self, from: Option<IpAddr>, now: Millis) -> bool {
        self.blocked_until(from, now).is_some()
    }

    /// When a blocked address is unblocked.
    pub(crate) fn blocked_until(&self, from: Option<IpAddr>, now: Millis) -> Option<Millis> {
        let blocked = self.blocked_addresses.lock().unwrap_or_else(PoisonError::into_inner);
        blocked.get(&address_block(from?)).map(|one| one.until).filter(|&until| until > now)
    }

    /// One more connection from an address, unless it has too many.
    fn connect(&self, from: Option<IpAddr>) -> bool {
        let Some(from) = from else { return true };
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address_block(from)).or_insert(0);
        let fits = *count < self.most_connections;
        *count += u32::from(fits);
        fits
    }

    /// A connection has ended.
    fn disconnect(&self, from: Option<IpAddr>) {
        let Some(from) = from.map(address_block) else { return };
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&from);
            }
        }
    }
}

/// A connection that is counted as long as this is held.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    app: Arc<AppState>,
    from: Option<IpAddr>,
}

impl ConnectionPermit {
    /// One more connection from an address, unless it has too many.
    pub(crate) fn from(app: &Arc<AppState>, from: Option<IpAddr>) -> Option<Self> {
        app.limits.connect(from).then(|| Self { app: Arc::clone(app), from })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.app.limits.disconnect(self.from);
    }
}

/// The address that a caller is counted by; `None` for this machine itself, which is trusted. Other
/// loopback addresses count like any: programs that test the limits call from there.
pub(crate) fn counted(address: IpAddr) -> Option<IpAddr> {
    let own = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
    Some(address.to_canonical()).filter(|address| !own.contains(address))
}

/// The address that limits count: with IPv6 a single subscriber has a whole block of addresses.
fn address_block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_block_counts_as_one_address() {
        let same = |one: &str, two: &str| {
            address_block(one.parse().expect("an address"))
                == address_block(two.parse().expect("one"))
        };
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(same("::ffff:203.0.113.7", "203.0.113.7"));
        assert!(!same("203.0.113.7", "203.0.113.8"));
    }

    #[test]
    fn the_machine_itself_is_not_counted() {
        let counts = |address: &str| counted(address.parse().expect("an address")).is_some();
        assert!(!counts("127.0.0.1") && !counts("::1") && !counts("::ffff:127.0.0.1"));
        assert!(counts("127.0.0.2") && counts("203.0.113.7") && counts("2001:db8::1"));
    }

    #[test]
    fn an_address_that_floods_is_blocked_for_a_while() {
        let limits = Limits::new(&Config::default());
        let (from, other) = ([203, 0, 113, 7], [203, 0, 113, 8]);
        let (from, other) = (Some(IpAddr::from(from)), Some(IpAddr::from(other)));
        for _ in 0..=BlockedAddress::FORGIVEN {
            assert!(!limits.is_blocked(from, 0), "one flood blocks no address");
            limits.flooded(from, 0);
            limits.flooded(None, 0);
        }
        assert!(
            limits.is_blocked(from, BlockedAddress::FIRST - 1)
                && !limits.is_blocked(from, BlockedAddress::FIRST)
        );
        assert!(!limits.is_blocked(other, 1) && !limits.is_blocked(None, 1));
    }

    #[test]
    fn repeated_floods_are_blocked_for_longer_and_forgotten_in_the_end() {
        let limits = Limits::new(&Config::default());
        let from = Some(IpAddr::from([203, 0, 113, 7]));
        let mut now = 0;
        let mut flood = |after: Millis| {
            now += after;
            (0..5).for_each(|_| limits.flooded(from, now));
            let open = (1..).find(|seconds| !limits.is_blocked(from, now + seconds * 1000));
            now += open.unwrap_or(0) * 1000;
            open.unwrap_or(0)
        };
        let seconds = [0; 7].map(&mut flood);
        assert_eq!(seconds, [30, 60, 120, 240, 300, 300, 300]);
        assert_eq!(flood(BlockedAddress::LONGEST - 1), 300);
        assert_eq!(flood(BlockedAddress::LONGEST), 30);
    }

    #[test]
    fn a_bucket_empties_and_fills() {
        let rate = Rate { burst: 2.0, per_second: 1.0 };
        let mut bucket = Bucket::full(rate, 0);
        assert!(bucket.take(1.0, rate, 0));
        assert!(bucket.take(1.0, rate, 0));
        assert!(!bucket.take(1.0, rate, 500));
        assert!(bucket.take(1.0, rate, 1000));
        assert!(!bucket.take(1.0, rate, 1000));
        assert!(bucket.take(2.0, rate, 60_000));
        assert!(!bucket.take(1.0, rate, 60_000), "it never holds more than its capacity");
    }

    #[test]
    fn many_buckets_are_swept_at_most_once_a_second() {
        let buckets = Buckets::new(1.0, 1.0);
        let known = |who: usize, now: Millis| {
            buckets.take(who, 1.0, now);
            buckets.known.lock().expect("no panic").buckets.len()
        };
        (0..=FEW).for_each(|who| buckets.take(who, 1.0, 10_000).then_some(()).expect("full"));
        assert_eq!(known(0, 10_500), FEW + 1, "no bucket is full again yet");
        assert_eq!(known(1, 11_200), FEW + 1, "less than a second since the last sweep");
        assert!(known(2, 11_500) < FEW, "full buckets are dropped");
    }

    #[test]
    fn connections_per_address_are_limited() {
        let limits = Limits::new(&Config { connections: 2, ..Config::default() });
        let from = Some(IpAddr::from([203, 0, 113, 7]));
        assert!(limits.connect(from) && limits.connect(from));
        assert!(!limits.connect(from));
        assert!(limits.connect(Some(IpAddr::from([203, 0, 113, 8]))));
        limits.disconnect(from);
        assert!(limits.connect(from));
    }
}
