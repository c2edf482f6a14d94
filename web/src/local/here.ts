import { recall } from "../kept";

const [found] = Object.values(import.meta.glob<string>("../../wasm/ivanhoe.wasm", { query: "?url", import: "default", eager: true }));
/** The address of the games for browsers, if the page was built with them. */
export const wasm: string | undefined = found;
/** Can this browser play by itself? */
export const canPlay = wasm !== undefined && typeof Worker === "function" && typeof indexedDB === "object" && "locks" in navigator;

/** Where it is noted that this browser has kept games of its own. */
export const HERE = "ivanhoe-here";
export const hasGames = (): boolean => recall(HERE, false);

/** Is this the code of a game that lives in this browser? The server's codes have no such beginning: they are shorter. */
export const isHere = (code: string): boolean => /^here[0-9a-f]{12}$/.test(code);
