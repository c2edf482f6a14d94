use bots::arena::Contest;
use table::Options as _;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let players: usize = a[1].parse().unwrap();
    let c = Contest::<tournament::State> {
        options: tournament::Options::usual(players).unwrap(),
        lineup: a[2].parse().unwrap(),
        seed: 1,
        threads: 2,
    };
    let t = std::time::Instant::now();
    let deals = c.play(0..a[3].parse().unwrap(), |_| ()).unwrap();
    let s: Vec<f64> = deals.iter().map(|d| d.score(0).unwrap()).collect();
    let m = s.iter().sum::<f64>() / s.len() as f64;
    let v = s.iter().map(|x| (x - m).powi(2)).sum::<f64>() / (s.len() - 1) as f64;
    let (mut n, mut d) = (0, 0.0);
    for x in &deals {
        for g in &x.games {
            for (b, (k, t)) in g.seating.iter().zip(&g.thought) {
                if *b == 0 {
                    n += k;
                    d += t.as_secs_f64();
                }
            }
        }
    }
    println!(
        "{players} {}: {:.1} ± {:.1} %  {:.3} ms/move  {:.1} s",
        a[2],
        100.0 * m,
        196.0 * (v / s.len() as f64).sqrt(),
        1e3 * d / n as f64,
        t.elapsed().as_secs_f64()
    );
}
