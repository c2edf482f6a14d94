//! A model of how nodes own tables (`store/nodes.rs`), checked in every order in which things can
//! happen: two servers, one table, a primary and its standby.
//!
//! A server may stop between any two steps, so pauses and deaths need no step of their own. What is
//! written counts for others only when the standby has it, or when the writer's connection has
//! broken.

use stateright::{Checker as _, HasDiscoveries, Model, Property};

/// A node's number.
type Node = u8;

/// A node that was silent for this many ticks of the database's clock may be declared dead.
const SILENCE: u8 = 1;

/// Where the model ends: its nodes and its entries.
const MOST_NODES: Node = 3;
const MOST_ENTRIES: u8 = 2;

/// How many steps are tried, unless `IVANHOE_WHOLE_MODEL` asks for all (`make chaos-cluster`).
const STEPS: usize = 15;

/// A mistake in the protocol that the model must find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mistake {
    /// Transactions do not ask whether their node lives.
    NoFence,
    /// Nodes write their own time when they are seen, and it is far behind.
    NodesClock,
    /// The question about a commit in doubt only reads.
    ReadingQuestion,
    /// A table is claimed from a node that lives.
    NoDeathCheck,
    /// Tables that outlive their node save under the server's new number.
    NoOwnNumber,
}

struct Protocol {
    mistake: Option<Mistake>,
}

/// What is written to the database, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Record {
    Join(Node),
    Dead(Node),
    Claim(Node),
    /// A move, with a number that no other has.
    Entry {
        node: Node,
        id: u8,
    },
    /// The question what became of a commit.
    Question,
}

/// A write that a server waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Waiting {
    /// Its place in the log.
    place: usize,
    /// The place that the standby must have before it is certain.
    certain_with: usize,
    /// Is it hidden from others until then?
    is_hidden: bool,
}

/// A table in a server's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Table {
    node: Node,
    entries: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Server {
    node: Option<Node>,
    table: Option<Table>,
    waiting: Option<Waiting>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    log: Vec<Record>,
    /// How much of it the standby has.
    replicated: usize,
    promoted: bool,
    broken: bool,
    /// For how many ticks each node was silent.
    silent: [u8; MOST_NODES as usize],
    servers: [Server; 2],
    /// The moves that players were told are saved.
    acknowledged: Vec<u8>,
    entries: u8,
    /// Was a node declared dead before its time?
    is_hasty: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Tick,
    Replicate,
    /// The primary is lost.
    Promote,
    Join(usize),
    Beat(usize),
    /// A server declares a node dead.
    DeclareDead(usize, Node),
    Claim(usize),
    Move(usize),
    /// What a server waits for is certain.
    Finish(usize),
    /// A server's connection breaks while it waits.
    Break(usize),
    /// A server finds out that its node is dead.
    Depose(usize),
    /// A table that has lost its node is gone from memory.
    Drop(usize),
}

impl State {
    /// Is the record at this place hidden from others?
    fn is_hidden(&self, place: usize) -> bool {
        let waits = |server: &Server| server.waiting.filter(|waiting| waiting.place == place);
        self.servers.iter().filter_map(waits).any(|waiting| waiting.is_hidden)
    }

    /// What everybody sees.
    fn visible(&self) -> impl Iterator<Item = Record> {
        let shown = |(place, record): (usize, &Record)| (!self.is_hidden(place)).then_some(*record);
        self.log.iter().enumerate().filter_map(shown)
    }

    /// Records that hold their locks.
    fn hidden(&self) -> impl Iterator<Item = Record> {
        let shown = |(place, record): (usize, &Record)| self.is_hidden(place).then_some(*record);
        self.log.iter().enumerate().filter_map(shown)
    }

    fn is_dead(&self, node: Node) -> bool {
        self.visible().any(|record| record == Record::Dead(node))
    }

    fn owner(&self) -> Option<Node> {
        let node = |record| if let Record::Claim(node) = record { Some(node) } else { None };
        self.visible().filter_map(node).last()
    }

    fn entry_count(&self) -> usize {
        self.visible().filter(|record| matches!(record, Record::Entry { .. })).count()
    }

    /// May a node begin a transaction? It waits for whoever is declaring it dead.
    fn may_write(&self, node: Node, mistake: Option<Mistake>) -> bool {
        let is_locked = self.hidden().any(|record| record == Record::Dead(node));
        mistake == Some(Mistake::NoFence) || (!is_locked && !self.is_dead(node))
    }

    /// A server writes a record, and waits for the standby.
    fn write(&mut self, server: usize, record: Record) {
        let place = self.log.len();
        self.log.push(record);
        let waiting = Waiting { place, certain_with: place, is_hidden: true };
        self.servers[server].waiting = Some(waiting);
        if self.promoted {
            self.replicated = self.log.len();
        }
    }

    /// What a server has written is certain.
    fn finish(&mut self, server: usize) {
        let Some(waiting) = self.servers[server].waiting.take() else { return };
        match self.log[waiting.place] {
            Record::Join(node) => self.servers[server].node = Some(node),
            Record::Claim(node) => {
                let entries = self.entry_count();
                self.servers[server].table = Some(Table { node, entries });
            }
            Record::Entry { id, .. } => {
                self.acknowledged.push(id);
                self.acknowledged.sort();
                if let Some(table) = &mut self.servers[server].table {
                    table.entries += 1;
                }
            }
            Record::Dead(_) | Record::Question => {}
        }
    }

    /// The primary is lost with everything that the standby does not have.
    fn promote(&mut self) {
        self.promoted = true;
        self.log.truncate(self.replicated);
        for server in 0..self.servers.len() {
            let Some(waiting) = self.servers[server].waiting else { continue };
            if waiting.place < self.log.len() {
                self.finish(server);
            } else {
                // It was not kept; the table is read again.
                self.servers[server].waiting = None;
                self.servers[server].table = None;
            }
        }
    }
}

impl Protocol {
    /// A server makes a move at the table in its memory.
    fn play(&self, state: &mut State, server: usize) -> Option<()> {
        let Server { node, table, waiting } = &state.servers[server];
        let (node, table) = ((*node)?, (*table)?);
        if waiting.is_some() || state.entries == MOST_ENTRIES {
            return None;
        }
        let own = if self.mistake == Some(Mistake::NoOwnNumber) { node } else { table.node };
        // A job of another node, and a number that is taken, are conflicts.
        let is_taken = state.hidden().any(|record| matches!(record, Record::Entry { .. }));
        if own != node || is_taken || table.entries != state.entry_count() {
            return None;
        }
        if !state.may_write(own, self.mistake) {
            return None;
        }
        state.entries += 1;
        let id = state.entries;
        state.write(server, Record::Entry { node: own, id });
        Some(())
    }

    fn declare_dead(&self, state: &mut State, server: usize, other: Node) -> Option<()> {
        let node = state.servers[server].node?;
        let exists = state.visible().any(|record| record == Record::Join(other));
        let is_silent = state.silent[usize::from(other)] >= SILENCE;
        let seems_silent = is_silent || self.mistake == Some(Mistake::NodesClock);
        // It waits for the node's transaction.
        let is_locked = state.hidden().any(|record| {
            matches!(record, Record::Entry { node, .. } | Record::Claim(node) if node == other)
        });
        let may = state.may_write(node, self.mistake) && state.servers[server].waiting.is_none();
        if !may || !exists || !seems_silent || is_locked || state.is_dead(other) {
            return None;
        }
        state.is_hasty |= !is_silent;
        state.write(server, Record::Dead(other));
        Some(())
    }

    fn claim(&self, state: &mut State, server: usize) -> Option<()> {
        let node = state.servers[server].node?;
        let owner = state.owner();
        let is_free = owner.is_none_or(|owner| state.is_dead(owner));
        let may_take =
            is_free || (self.mistake == Some(Mistake::NoDeathCheck) && owner != Some(node));
        // It waits for another claim.
        let is_locked = state.hidden().any(|record| matches!(record, Record::Claim(_)));
        let may = state.may_write(node, self.mistake) && state.servers[server].waiting.is_none();
        if !may || !may_take || is_locked || state.servers[server].table.is_some() {
            return None;
        }
        state.write(server, Record::Claim(node));
        Some(())
    }

    /// The connection breaks: what was written is seen, and the server asks what became of it.
    fn break_off(&self, state: &mut State, server: usize) -> Option<()> {
        let waiting = state.servers[server].waiting.as_mut()?;
        if state.broken || !waiting.is_hidden {
            return None;
        }
        state.broken = true;
        waiting.is_hidden = false;
        let is_move = matches!(state.log[waiting.place], Record::Entry { .. });
        if is_move && self.mistake == Some(Mistake::ReadingQuestion) {
            state.finish(server);
        } else {
            waiting.certain_with = state.log.len();
            state.log.push(Record::Question);
            if state.promoted {
                state.replicated = state.log.len();
            }
        }
        Some(())
    }

    fn act(&self, state: &mut State, action: Action) -> Option<()> {
        match action {
            Action::Tick => {
                for node in 0..MOST_NODES {
                    // Nobody looks at the others.
                    let lives = state.log.contains(&Record::Join(node))
                        && !state.log.contains(&Record::Dead(node));
                    let silent = &mut state.silent[usize::from(node)];
                    *silent = if lives { (*silent + 1).min(SILENCE) } else { 0 };
                }
            }
            Action::Replicate if !state.promoted && state.replicated < state.log.len() => {
                state.replicated = state.log.len();
            }
            Action::Promote if !state.promoted => state.promote(),
            Action::Join(server) => {
                let joined = |record: &&Record| matches!(record, Record::Join(_));
                let number = state.log.iter().filter(joined).count() as Node;
                let Server { node, waiting, .. } = &state.servers[server];
                if number == MOST_NODES || node.is_some() || waiting.is_some() {
                    return None;
                }
                state.silent[usize::from(number)] = 0;
                state.write(server, Record::Join(number));
            }
            Action::Beat(server) => {
                let node = state.servers[server].node?;
                let may = state.may_write(node, self.mistake);
                if !may || state.servers[server].waiting.is_some() {
                    return None;
                }
                state.silent[usize::from(node)] = 0;
            }
            Action::DeclareDead(server, node) => return self.declare_dead(state, server, node),
            Action::Claim(server) => return self.claim(state, server),
            Action::Move(server) => return self.play(state, server),
            Action::Finish(server) => {
                let waiting = state.servers[server].waiting?;
                (waiting.certain_with < state.replicated).then(|| state.finish(server))?;
            }
            Action::Break(server) => return self.break_off(state, server),
            Action::Depose(server) => {
                let node = state.servers[server].node?;
                if !state.is_dead(node) || state.servers[server].waiting.is_some() {
                    return None;
                }
                state.servers[server].node = None;
            }
            Action::Drop(server) => {
                let Server { node, table, waiting } = &mut state.servers[server];
                if waiting.is_some() || table.is_none_or(|table| Some(table.node) == *node) {
                    return None;
                }
                *table = None;
            }
            Action::Replicate | Action::Promote => return None,
        }
        Some(())
    }
}

/// Follows the log, and says whether every record was allowed where it stands.
fn is_lawful(log: &[Record]) -> bool {
    let (mut dead, mut owner) = (Vec::new(), None);
    log.iter().all(|record| match *record {
        Record::Join(_) | Record::Question => true,
        Record::Dead(node) => {
            dead.push(node);
            true
        }
        Record::Claim(node) => {
            let was_free = owner.is_none_or(|owner| dead.contains(&owner));
            owner = Some(node);
            was_free && !dead.contains(&node)
        }
        Record::Entry { node, .. } => owner == Some(node) && !dead.contains(&node),
    })
}

fn is_kept(state: &State, id: u8) -> bool {
    state.log.iter().any(|record| matches!(record, Record::Entry { id: kept, .. } if *kept == id))
}

/// How many servers could save a move at the table now.
fn living_owners(state: &State) -> usize {
    let owns = |server: &&Server| {
        server.table.is_some_and(|table| {
            server.node == Some(table.node)
                && state.owner() == Some(table.node)
                && !state.is_dead(table.node)
        })
    };
    state.servers.iter().filter(owns).count()
}

impl Model for Protocol {
    type State = State;
    type Action = Action;

    /// Two nodes, and a table that belongs to the first.
    fn init_states(&self) -> Vec<State> {
        let log = vec![Record::Join(0), Record::Join(1), Record::Claim(0)];
        let table = Some(Table { node: 0, entries: 0 });
        vec![State {
            replicated: log.len(),
            log,
            promoted: false,
            broken: false,
            silent: [0; MOST_NODES as usize],
            servers: [
                Server { node: Some(0), table, waiting: None },
                Server { node: Some(1), table: None, waiting: None },
            ],
            acknowledged: Vec::new(),
            entries: 0,
            is_hasty: false,
        }]
    }

    fn actions(&self, _state: &State, actions: &mut Vec<Action>) {
        actions.extend([Action::Tick, Action::Replicate, Action::Promote]);
        for server in 0..2 {
            actions.extend([
                Action::Join(server),
                Action::Beat(server),
                Action::Claim(server),
                Action::Move(server),
                Action::Finish(server),
                Action::Break(server),
                Action::Depose(server),
                Action::Drop(server),
            ]);
            actions.extend((0..MOST_NODES).map(|node| Action::DeclareDead(server, node)));
        }
    }

    fn next_state(&self, last: &State, action: Action) -> Option<State> {
        let mut next = last.clone();
        self.act(&mut next, action)?;
        (next != *last).then_some(next)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("nothing acknowledged is lost", |_, state: &State| {
                state.acknowledged.iter().all(|id| is_kept(state, *id))
            }),
            Property::always("no node writes that is dead or not the owner", |_, state: &State| {
                is_lawful(&state.log)
            }),
            Property::always("a table has at most one living owner", |_, state: &State| {
                living_owners(state) <= 1
            }),
            Property::always("nobody is declared dead before their time", |_, state: &State| {
                !state.is_hasty
            }),
            Property::sometimes("the game goes on at another node", |_, state: &State| {
                let by = |record: &Record| {
                    if let Record::Entry { node, .. } = record { Some(*node) } else { None }
                };
                let nodes: Vec<Node> = state.log.iter().filter_map(by).collect();
                state.acknowledged.len() == 2 && nodes.first() != nodes.last()
            }),
        ]
    }
}

/// The names of the properties that do not hold.
fn broken(mistake: Option<Mistake>) -> Vec<&'static str> {
    let first = HasDiscoveries::AnyFailures;
    let checker = Protocol { mistake }.checker().threads(2).finish_when(first).spawn_bfs().join();
    let found = checker.discoveries();
    let mut names: Vec<&str> =
        found.into_keys().filter(|name| *name != "the game goes on at another node").collect();
    names.sort_unstable();
    names
}

#[test]
fn the_protocol_keeps_its_promises_in_every_order() {
    let checker = Protocol { mistake: None }.checker().threads(2);
    let checker = match std::env::var_os("IVANHOE_WHOLE_MODEL") {
        Some(_) => checker,
        None => checker.target_max_depth(STEPS),
    };
    let checker = checker.spawn_bfs().join();
    assert!(checker.is_done() && checker.unique_state_count() > 10_000, "everything was tried");
    checker.assert_properties();
}

#[test]
fn every_mistake_is_found() {
    let lawless = "no node writes that is dead or not the owner";
    for (mistake, promise) in [
        (Mistake::NoFence, lawless),
        (Mistake::NoDeathCheck, lawless),
        (Mistake::NoOwnNumber, lawless),
        (Mistake::ReadingQuestion, "nothing acknowledged is lost"),
        (Mistake::NodesClock, "nobody is declared dead before their time"),
    ] {
        let broken = broken(Some(mistake));
        assert!(broken.contains(&promise), "{mistake:?} breaks {broken:?}");
    }
}
