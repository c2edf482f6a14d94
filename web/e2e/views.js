/** A value changed by a patch, as `crates/protocol/src/patch.rs` says. */
export function patched(old, patch) {
  if (Array.isArray(patch)) return patch[0];
  const changed = Array.isArray(old) ? [...old] : { ...old };
  for (const [key, change] of Object.entries(patch)) changed[key] = patched(changed[key], change);
  return changed;
}

/** Gives every update of one line its whole view. */
export function wholeViews() {
  let newest = null;
  return (message) => {
    if (message.type !== "update") return message;
    const { base, patch, ...update } = message;
    if (base !== undefined && base !== newest?.version) throw new Error(`a patch of ${base}, and ${newest?.version} is known`);
    newest = { ...update, view: base === undefined ? update.view : patched(newest.view, patch) };
    return newest;
  };
}
