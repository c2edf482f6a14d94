import { LEVELS } from "../protocol";

/** Does a bot of this level need the network of its game? Every bot but the Squire does. */
export const needsNetworkFor = (level: string): boolean => level !== "squire";

/** Does a bot of a stored table need it? The engine writes the table's `meta`, without spaces. */
export const needsNetwork = (meta: string): boolean => LEVELS.some((level) => needsNetworkFor(level) && meta.includes(`"level":"${level}"`));
