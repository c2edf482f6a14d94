import type {
  DeviceLink, Fault, Games, MakeTable, Me, PlayNow, Refusal, ReplayStep, Room, Seat, TableLink,
} from "./protocol";
import { isHere } from "./local/here";
import type { ReviewState } from "./review/report";

/** Games of this browser are not asked of the server. */
const here = () => import("./local/local");

/** The server did not do what was asked, and says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    const isText = typeof body === "string";
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { "content-type": isText ? "text/plain" : "application/json" };
  }
  const answer = await fetch(path, init);
  if (answer.ok) return (await answer.json()) as T;
  throw await faultOf(answer);
}

/** The server's refusal; a proxy in between may answer in its place, without one. */
async function faultOf(answer: Response): Promise<Error> {
  const fault = (await answer.json().catch(() => null)) as Fault | null;
  return fault?.refusal ? new Refused(fault.refusal) : new Error(`${answer.status} ${answer.statusText}`);
}

/** Where a finished game is read. It names the table twice: a proxy before several servers sends all who ask for one table
 * to the same server, by this part of the address, and there the game is worked out once. */
const gamePath = (table: string, what: "record" | "replay" | "review", more: Record<string, string> = {}) =>
  `/api/games/${encodeURIComponent(table)}/${what}?${new URLSearchParams({ ...more, table }).toString()}`;

export const nameMe = (name: string | null) => request<Me>("POST", "/api/me", { name });
export const makeDeviceLink = () => request<DeviceLink>("POST", "/api/device-link", {});
export const becomeDevice = (secret: string) => request<Me>("POST", "/api/device", { secret });
export const makeTable = (table: MakeTable) => request<TableLink>("POST", "/api/tables", table);
export const playNow = (wish: PlayNow) => request<TableLink>("POST", "/api/play", wish);
export const roomOf = async (table: string) => isHere(table) ? (await here()).roomHere(table) : request<Room>("GET", `/api/tables/${encodeURIComponent(table)}`);
export const leaveTable = async (table: string) => isHere(table) ? (await here()).forget(table) : void await request<Room>("POST", `/api/tables/${encodeURIComponent(table)}/leave`, {});
export const myGames = () => request<Games>("GET", "/api/games");
export const replayOf = async (table: string, as: string) =>
  isHere(table) ? (await here()).replayHere(table, as) : request<ReplayStep[]>("GET", gamePath(table, "replay", { as }));

export const reviewOf = (table: string, seat: Seat) => request<ReviewState>("GET", gamePath(table, "review", { seat }));

/** Sends in the record of a finished game that was played without a server. */
export const sendRecord = (record: string) => request<TableLink>("POST", "/api/games", record);

export const recordPath = (table: string) => gamePath(table, "record");
export async function recordOf(table: string): Promise<string> {
  if (isHere(table)) return (await here()).recordHere(table);
  const answer = await fetch(recordPath(table), { credentials: "same-origin" });
  if (!answer.ok) throw await faultOf(answer);
  return answer.text();
}
