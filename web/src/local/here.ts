import { recall } from "../kept";

const built = import.meta.glob<string>("../../wasm/*.wasm", { query: "?url", import: "default", eager: true });
/** The address of the games for browsers, if the page was built with them. */
export const wasm: string | undefined = built["../../wasm/ivanhoe.wasm"];
/** The address of what reviews finished games. */
export const reviewWasm: string | undefined = built["../../wasm/review.wasm"];
const hasWebAssembly = typeof Worker === "function" && typeof WebAssembly === "object";

/** Can this browser play by itself? */
export const canPlay = wasm !== undefined && hasWebAssembly && typeof indexedDB === "object" && "locks" in navigator;

/** Can this browser review finished games by itself? */
export const reviewsHere = reviewWasm !== undefined && hasWebAssembly;
/** Can this game be reviewed, here or on the server? */
export const canReview = (code: string): boolean => reviewsHere || !isHere(code);

/** Where it is noted that this browser has kept games of its own. */
export const HERE = "ivanhoe-here";
export const hasGames = (): boolean => recall(HERE, false);

/** Is this the code of a game that lives in this browser? The server's codes have no such beginning: they are shorter. */
export const isHere = (code: string): boolean => /^here[0-9a-f]{12}$/.test(code);
