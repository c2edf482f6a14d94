const KEY = "ivanhoe-renewed";
/** Loading again within this many milliseconds would mend no more than the first time. */
const PAUSE = 60_000;

/**
 * Loads the page again, because the server has another one than this: a part of it has gone, or it speaks another protocol. Says whether
 * it does: once is enough to know that it does not help.
 */
export function renew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser without storage could do it again and again.
    return false;
  }
  location.reload();
  return true;
}
