//! A trained network that scores each action of a seat, and estimates who will win.
//!
//! It reads the bytes of an observation (`encoding`) and returns a number for each action and for
//! each seat. `training/README.md` describes how it is trained and its file format.
//!
//! Weights are integers from -127 to 127. The first layer adds up `f32`, always in the same order;
//! the units between the layers are rounded to integers, and all other sums are of those. Nothing
//! here depends on the processor's own functions, so every machine gets the same numbers to the
//! last bit.

use std::fmt;

#[cfg(not(target_arch = "wasm32"))]
use multiversion::multiversion;

/// The first bytes of a file, and its format.
const MAGIC: &[u8; 8] = b"IVANNET\0";
const FORMAT: u32 = 1;
/// The games by their numbers in a file.
pub(crate) const GAMES: [&str; 2] = ["tournament", "castles"];
/// The activation of a layer, as numbered in the file.
const RELU: u32 = 0;
const RESIDUAL: u32 = 1;
const LINEAR: u32 = 2;

/// A network as it is read from a file.
#[derive(Clone)]
pub struct Policy {
    game: &'static str,
    encoding: u32,
    actions: usize,
    seats: usize,
    /// What each byte of an observation is multiplied by.
    scales: Vec<f32>,
    first: First,
    /// Residual layers: each adds to its input.
    further: Vec<Layer>,
    last: Layer,
}

/// The first layer. Its weights are stored input by input, so that inputs of 0 cost nothing: most
/// are 0.
#[derive(Clone)]
struct First {
    scales: Vec<f32>,
    biases: Vec<f32>,
    weights: Vec<f32>,
}

/// A further layer. Its weights are stored output by output. They are as wide as the units that
/// they are multiplied by: processors have an instruction that multiplies such numbers and adds
/// them up.
#[derive(Clone)]
struct Layer {
    scales: Vec<f32>,
    biases: Vec<f32>,
    weights: Vec<i16>,
    inputs: usize,
}

/// The most inputs of a layer whose sums are sure to fit into 32 bits.
const MOST_INPUTS: usize = (i32::MAX / (127 * i16::MAX as i32)) as usize;

/// Buffers, allocated once.
#[derive(Clone, Debug, Default)]
pub struct Workspace {
    hidden: Vec<f32>,
    sums: Vec<f32>,
    rounded: Rounded,
}

/// Units that are at least 0, as integer multiples of `unit`.
#[derive(Clone, Debug, Default)]
struct Rounded {
    numbers: Vec<i16>,
    unit: f32,
}

impl Rounded {
    fn round(&mut self, units: &[f32]) {
        let most = units.iter().fold(f32::MIN_POSITIVE, |most, &unit| most.max(unit));
        self.unit = most / f32::from(i16::MAX);
        let per_unit = f32::from(i16::MAX) / most;
        self.numbers.clear();
        self.numbers.extend(units.iter().map(|unit| (unit * per_unit + 0.5) as i16));
    }
}

impl Policy {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let mut reader = Reader(bytes);
        if reader.take(8)? != MAGIC {
            return Err("this is not a network of Ivanhoe".into());
        }
        let [format, game, encoding, inputs, actions, seats, layers] = reader.numbers()?;
        if format != FORMAT {
            return Err(format!("format {format} is not known, only {FORMAT}"));
        }
        let name = GAMES.get(size(game));
        let game = name.ok_or_else(|| format!("game {game} is not known"))?;
        let [inputs, actions, seats, layers] = [inputs, actions, seats, layers].map(size);
        let mut shapes = Vec::new();
        for _ in 0..layers {
            let [kind, rows, columns] = reader.numbers()?;
            shapes.push((kind, size(rows), size(columns)));
        }
        check_shapes(&shapes, inputs, actions + seats)?;
        let scales = reader.floats(inputs)?;
        let mut numbers = Vec::new();
        for &(_, rows, _) in &shapes {
            numbers.push((reader.floats(rows)?, reader.floats(rows)?));
        }
        let (mut first, mut further) = (None, Vec::new());
        for (&(kind, rows, columns), (scales, biases)) in shapes.iter().zip(numbers) {
            let weights = reader.take(rows * columns)?;
            if kind == RELU {
                let weight = |at: usize| f32::from(weights[at].cast_signed());
                let turned = (0..columns)
                    .flat_map(|column| (0..rows).map(move |row| weight(row * columns + column)));
                first = Some(First { scales, biases, weights: turned.collect() });
            } else {
                let weights = weights.iter().map(|byte| byte.cast_signed().into()).collect();
                further.push(Layer { scales, biases, weights, inputs: columns });
            }
        }
        if !reader.0.is_empty() {
            return Err(format!("{} bytes too many", reader.0.len()));
        }
        let first = first.ok_or("no first layer")?;
        let last = further.pop().ok_or("no last layer")?;
        Ok(Self { game, encoding, actions, seats, scales, first, further, last })
    }

    /// The game that it was trained for, and the version of that game's encoding.
    #[must_use]
    pub fn trained_for(&self) -> (&'static str, u32) {
        (self.game, self.encoding)
    }

    /// How many bytes it reads, and how many actions and seats it scores.
    #[must_use]
    pub fn shape(&self) -> (usize, usize, usize) {
        (self.scales.len(), self.actions, self.seats)
    }

    /// Evaluates an observation. [`Policy::action`] and [`Policy::chances`] then return the
    /// results.
    ///
    /// # Panics
    /// If the observation is of another layout.
    pub fn look(&self, observation: &[u8], room: &mut Workspace) {
        assert_eq!(observation.len(), self.scales.len(), "an observation of this layout");
        let Workspace { hidden, sums, rounded } = room;
        sums.clear();
        sums.resize(self.first.biases.len(), 0.0);
        let inputs = observation.iter().zip(&self.scales);
        self.first.add_up(inputs.map(|(&byte, scale)| f32::from(byte) * scale), sums);
        hidden.clear();
        hidden.extend(sums.iter().map(|sum| sum.max(0.0)));
        rounded.round(hidden);
        for layer in &self.further {
            for (row, unit) in hidden.iter_mut().enumerate() {
                *unit += layer.output(row, rounded).max(0.0);
            }
            rounded.round(hidden);
        }
    }

    /// The score of an action. Only differences between actions are meaningful.
    #[must_use]
    pub fn action(&self, action: usize, room: &Workspace) -> f32 {
        self.last.output(action, &room.rounded)
    }

    /// The seats' chances to win, clockwise from the viewer's own, at a table of this size.
    #[must_use]
    pub fn chances(&self, players: usize, room: &Workspace) -> Vec<f32> {
        let scores = (0..players.min(self.seats)).map(|at| self.actions + at);
        let scores: Vec<f32> = scores.map(|row| self.last.output(row, &room.rounded)).collect();
        softmax(&scores)
    }
}

/// Positive numbers that add up to 1, in the proportions of the powers of e.
#[must_use]
pub fn softmax(scores: &[f32]) -> Vec<f32> {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: Vec<f32> = scores.iter().map(|score| exp(score - most)).collect();
    let sum: f32 = powers.iter().sum();
    powers.into_iter().map(|power| power / sum).collect()
}

/// A power of e, the same on every machine: the standard library's may differ. For numbers up to 0;
/// below -80 it is 0.
pub(crate) fn exp(number: f32) -> f32 {
    if number < -80.0 {
        return 0.0;
    }
    // e^x = 2^whole × e^rest, with the rest within ±ln 2 / 2, where six terms are enough.
    let whole = (number * std::f32::consts::LOG2_E).round();
    let rest = number - whole * std::f32::consts::LN_2;
    let mut term = 1.0;
    let mut power = 1.0;
    for count in 1..=6 {
        term *= rest / count as f32;
        power += term;
    }
    // The exponent of an f32 is its power of 2.
    power * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

impl First {
    /// Adds up what the inputs give each unit, then scales the sums.
    fn add_up(&self, inputs: impl Iterator<Item = f32>, sums: &mut [f32]) {
        let units = self.biases.len();
        for (input, weights) in inputs.zip(self.weights.chunks_exact(units)) {
            if input != 0.0 {
                add_products(input, weights, sums);
            }
        }
        for (sum, (scale, bias)) in sums.iter_mut().zip(self.scales.iter().zip(&self.biases)) {
            *sum = *sum * scale + bias;
        }
    }
}

impl Layer {
    fn output(&self, row: usize, units: &Rounded) -> f32 {
        let weights = &self.weights[row * self.inputs..][..self.inputs];
        let sum = sum_of_products(weights, &units.numbers);
        sum as f32 * (self.scales[row] * units.unit) + self.biases[row]
    }
}

/// Compiled twice: a processor with AVX2 takes a third of the time. The sum is the same. A browser
/// has no such choice: a module that has instructions for vectors needs them.
#[cfg_attr(all(target_arch = "wasm32", feature = "simd"), target_feature(enable = "simd128"))]
#[cfg_attr(not(target_arch = "wasm32"), multiversion(targets("x86_64+avx+avx2")))]
fn sum_of_products(weights: &[i16], units: &[i16]) -> i32 {
    // It cannot overflow, see `MOST_INPUTS`; without checks it is several times as fast.
    weights.iter().zip(units).fold(0, |sum, (&weight, &unit)| {
        sum.wrapping_add(i32::from(weight).wrapping_mul(i32::from(unit)))
    })
}

/// Compiled twice as well. Each sum has its own chain of additions, so the order stays.
#[cfg_attr(all(target_arch = "wasm32", feature = "simd"), target_feature(enable = "simd128"))]
#[cfg_attr(not(target_arch = "wasm32"), multiversion(targets("x86_64+avx+avx2")))]
fn add_products(input: f32, weights: &[f32], sums: &mut [f32]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += input * weight;
    }
}

impl fmt::Debug for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (inputs, actions, seats) = self.shape();
        write!(f, "Policy({inputs} bytes to {actions} actions and {seats} seats)")
    }
}

fn size(number: u32) -> usize {
    number as usize
}

/// Do the layers fit together?
fn check_shapes(
    shapes: &[(u32, usize, usize)],
    inputs: usize,
    outputs: usize,
) -> Result<(), String> {
    let [(RELU, width, first), middle @ .., (LINEAR, last, before)] = shapes else {
        return Err("its layers are of no known kind".into());
    };
    let residual = (RESIDUAL, *width, *width);
    let fits = *first == inputs && *last == outputs && before == width;
    let small = |&(_, rows, columns): &(u32, usize, usize)| rows.max(columns) <= 1 << 14;
    if *width > MOST_INPUTS {
        return Err(format!("{width} units are too many: at most {MOST_INPUTS}"));
    }
    if fits && shapes.iter().all(small) && middle.iter().all(|&shape| shape == residual) {
        Ok(())
    } else {
        Err(format!("its layers do not fit together: {shapes:?}"))
    }
}

/// The rest of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], String> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or("the file ends too soon")?;
        self.0 = rest;
        Ok(taken)
    }

    fn numbers<const N: usize>(&mut self) -> Result<[u32; N], String> {
        let mut numbers = [0; N];
        let bytes = self.take(4 * N)?;
        for (number, bytes) in numbers.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *number = u32::from_le_bytes(*bytes);
        }
        Ok(numbers)
    }

    fn floats(&mut self, length: usize) -> Result<Vec<f32>, String> {
        let bytes = self.take(4 * length)?.as_chunks::<4>().0;
        Ok(bytes.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of golden examples: observation, mask and outputs of the network.
    struct Golden<'a> {
        examples: Vec<(&'a [u8], &'a [u8], Vec<f32>)>,
    }

    impl<'a> Golden<'a> {
        fn read(bytes: &'a [u8]) -> Self {
            let mut reader = Reader(bytes);
            assert_eq!(reader.take(8), Ok(b"IVANGLD\0".as_slice()));
            let [format, count, inputs, actions, seats] = reader.numbers().expect("a head");
            assert_eq!(format, 1);
            let [inputs, actions, seats] = [inputs, actions, seats].map(size);
            let mut example = |_| {
                let (observation, mask) = (reader.take(inputs), reader.take(actions));
                let outputs = reader.floats(actions + seats);
                (observation.expect("bytes"), mask.expect("bytes"), outputs.expect("numbers"))
            };
            let examples = (0..count).map(&mut example).collect();
            assert!(reader.0.is_empty());
            Self { examples }
        }
    }

    /// The trainer's own outputs are sums of f64, rounded; ours are of f32.
    fn agrees_with_the_trainer(network: &[u8], golden: &[u8]) {
        let policy = Policy::read(network).expect("a network");
        let mut room = Workspace::default();
        let golden = Golden::read(golden);
        assert!(golden.examples.len() >= 64);
        for (observation, mask, outputs) in &golden.examples {
            policy.look(observation, &mut room);
            let largest = outputs.iter().fold(1.0, |most: f32, output| most.max(output.abs()));
            let ours: Vec<f32> =
                (0..outputs.len()).map(|row| policy.last.output(row, &room.rounded)).collect();
            for (ours, theirs) in ours.iter().zip(outputs) {
                assert!((ours - theirs).abs() < 1e-4 * largest, "{ours} is not {theirs}");
            }
            let best = |scores: &[f32]| {
                let legal = (0..mask.len()).filter(|&action| mask[action] == 1);
                legal.max_by(|&a, &b| scores[a].total_cmp(&scores[b]))
            };
            assert_eq!(best(&ours), best(outputs), "the same action");
        }
    }

    #[test]
    fn the_network_of_the_tournament_agrees_with_the_trainer() {
        agrees_with_the_trainer(
            include_bytes!("../networks/tournament.net"),
            include_bytes!("../networks/tournament.golden"),
        );
    }

    #[test]
    fn the_network_of_the_castles_agrees_with_the_trainer() {
        agrees_with_the_trainer(
            include_bytes!("../networks/castles.net"),
            include_bytes!("../networks/castles.golden"),
        );
    }

    /// The description next to a network identifies the file.
    #[test]
    fn a_damaged_file_is_refused() {
        let whole = include_bytes!("../networks/castles.net");
        assert!(Policy::read(whole).is_ok());
        for length in [0, 7, 20, 40, 1000, whole.len() - 1] {
            assert!(Policy::read(&whole[..length]).is_err(), "{length} bytes");
        }
        let mut longer = whole.to_vec();
        longer.push(0);
        assert!(Policy::read(&longer).is_err());
        // Another format, and a first layer with another number of columns.
        for (place, byte) in [(8, 2), (44, 1)] {
            let mut other = whole.to_vec();
            other[place] ^= byte;
            assert!(Policy::read(&other).is_err(), "byte {place}");
        }
    }

    #[test]
    fn powers_of_e_are_close_to_the_real_ones() {
        for tenth in 0..800 {
            let number = -(tenth as f32) / 10.0;
            let real = f64::from(number).exp();
            assert!((f64::from(exp(number)) - real).abs() <= 1e-5 * real, "e^{number}");
        }
        assert_eq!(softmax(&[3.0]), [1.0]);
        assert_eq!(softmax(&[0.0, 0.0]), [0.5, 0.5]);
    }
}
