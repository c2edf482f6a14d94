//! Ivanhoe for Python: the engine behind the package `ivanhoe`.
//!
//! Everything here is a thin layer over the crates of the project. Python code in `ivanhoe/` gives
//! it the names and shapes that people expect.

mod batch;
mod bot;
mod common;
mod lane;
mod matches;
mod other_players;
mod records;
mod state;

use pyo3::prelude::*;

#[pymodule]
fn _ivanhoe(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("IllegalAction", module.py().get_type::<common::IllegalAction>())?;
    module.add("RecordError", module.py().get_type::<common::RecordError>())?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<state::State>()?;
    module.add_class::<matches::Match>()?;
    module.add_class::<matches::QuickChance>()?;
    module.add_class::<bot::Bot>()?;
    module.add_function(wrap_pyfunction!(common::layout, module)?)?;
    module.add_function(wrap_pyfunction!(common::check_options, module)?)?;
    module.add_function(wrap_pyfunction!(records::verify_record, module)?)?;
    module.add_function(wrap_pyfunction!(records::replay_record, module)?)?;
    module.add_function(wrap_pyfunction!(records::record_facts, module)?)?;
    module.add_function(wrap_pyfunction!(records::selfplay, module)?)?;
    Ok(())
}
