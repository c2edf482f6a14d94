/** Is this the code of a game that lives in this browser? The server's codes have no such beginning: they are shorter. */
export const isHere = (code: string): boolean => /^here[0-9a-f]{12}$/.test(code);
