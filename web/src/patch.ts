/**
 * A JSON value changed by a patch; nothing if the patch does not fit. A patch is a list with one element, the new value, or an object:
 * for each of its keys (in a list: places, from 0) the patch of what is there.
 */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return patch.length === 1 ? (patch[0] as unknown) : undefined;
  if (typeof patch !== "object" || patch === null) return undefined;
  if (Object.keys(patch).length === 0) return old;
  if (typeof old !== "object" || old === null) return undefined;
  const result = (Array.isArray(old) ? [...(old as unknown[])] : { ...old }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    const value = Object.keys(old).includes(key) ? patched(result[key], change) : undefined;
    if (value === undefined) return undefined;
    result[key] = value;
  }
  return result;
}
