/** A file of the server that does nothing, and names no icon. */
const ELSEWHERE = "/robots.txt";
/** What a browser says of that. */
export const ICONLESS = /favicon\.ico/;

/** Leaves the table: a page that shows everything that is played would be busy for nothing. */
export async function leaveTable(who) {
  await who.go(ELSEWHERE);
  await who.page.evaluate(() => localStorage.removeItem("ivanhoe-seen"));
}
