//! Every test that every game must pass, in one call.

/// The tests that every game must pass, each as a separate test: the battery, the leak tests with
/// planted leaks, a bounded run of the fuzz targets, allocations, golden playthroughs, scenarios
/// and traces.
///
/// ```text
/// table::suite! {
///     State,
///     requests: heap::requests_of,
///     scenarios: 90,
///     traces: 10,
///     playthroughs: {
///         two_players: 2,
///         ties_stay: 3 with "ties" = "ties-stay",
///     }
/// }
/// ```
///
/// The rest is in [`Trial`](crate::testing::Trial). `requests` counts what a closure asks of the
/// allocator. Scenarios and traces are in `tests/it/scenarios/GAME.json` and
/// `tests/it/traces/GAME.jsonl`, at least as many as named; playthroughs in
/// `tests/it/games/NAME.txt`.
#[macro_export]
macro_rules! suite {
    (
        $game:ty,
        requests: $requests:path,
        scenarios: $scenarios:literal,
        traces: $traces:literal,
        playthroughs: {
            $($name:ident: $players:literal $(with $key:literal = $value:literal)?,)+
        }
    ) => {
        mod suite {
            use super::*;

            $crate::suite!(@tests $game, battery {
                legal_is_playable;
                renewed_views_are_new;
                records_replay;
                records_describe_the_game;
                records_are_written_one_way;
                branches_are_proved;
                notation_round_trips;
                imagined_worlds_fit;
                house_rules_are_as_listed;
            });
            $crate::suite!(@tests $game, leaks {
                nothing_leaks;
                an_honest_witness_passes;
                the_order_of_the_deck_in_a_view_is_found;
                the_legal_list_of_another_seat_is_found;
            });
            $crate::suite!(@tests $game, fuzz {
                corrupted_games_are_refused_or_playable;
                corrupted_moves_are_refused_or_valid_notation;
                games_steered_by_bytes_stay_legal;
                seeds_are_read;
            });

            mod speed {
                use super::*;

                #[test]
                fn a_state_is_small_and_copied() {
                    $crate::testing::a_state_is_small_and_copied::<$game>();
                }

                #[test]
                fn playouts_allocate_nothing() {
                    $crate::testing::playouts_allocate_nothing::<$game>(|run| $requests(run));
                }

                #[test]
                fn imagining_allocates_nothing() {
                    $crate::testing::imagining_allocates_nothing::<$game>(|run| $requests(run));
                }
            }

            mod notation {
                use super::*;

                #[test]
                fn every_scenario_passes() {
                    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/scenarios");
                    $crate::testing::scenarios_pass::<$game>(folder, $scenarios);
                }

                #[test]
                fn every_trace_replays_without_a_difference() {
                    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/traces");
                    $crate::testing::traces_replay::<$game>(folder, $traces);
                }
            }

            mod games {
                use super::*;

                $(
                    #[test]
                    fn $name() {
                        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/games");
                        let house_rules = [$(($key, $value))?];
                        $crate::testing::check_playthrough::<$game>(
                            folder, stringify!($name), $players, &house_rules,
                        );
                    }
                )+
            }
        }
    };
    (@tests $game:ty, $module:ident { $($test:ident;)+ }) => {
        mod $module {
            use super::*;

            $(
                #[test]
                fn $test() {
                    $crate::testing::$test::<$game>();
                }
            )+
        }
    };
}
