const KEY = "ivanhoe-renewed";
/** Loading anew twice within so many milliseconds would mend no more than once. */
const PAUSE = 60_000;

/**
 * Loads the page anew, because the server has a newer one than this: a part of it has gone, or it speaks another protocol.
 */
export function renew(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that keeps nothing could do it again and again.
    return;
  }
  location.reload();
}
