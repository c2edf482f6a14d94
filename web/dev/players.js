// How a guest plays to reach a table worth a picture: quickly, by the list of legal moves alone.

const among = (list) => list[Math.floor(Math.random() * list.length)];
const starting = (legal, ...verbs) => legal.filter((move) => verbs.includes(move.split(" ")[0]));

/** The Tournament: stays in as cheaply as it goes; keeps its action cards for the picture. */
export function tournament({ legal }) {
  const worth = (move) => Number(move.at(-1));
  const cards = starting(legal, "play", "open").sort((one, other) => worth(one) - worth(other));
  if (legal.includes("end")) return "end";
  return cards[0] ?? among(starting(legal, "pass", "take", "return", "keep", "withdraw")) ?? among(legal);
}

/** The Castles: attacks when it can, offers something, agrees to nothing. */
export function castles({ legal }) {
  for (const verb of ["decline", "strike", "muster", "attack", "advance", "plant", "barter", "keep", "accept"]) {
    const moves = starting(legal, verb);
    if (moves.length > 0) return among(moves);
  }
  return among(starting(legal, "offer").slice(0, 1)) ?? among(legal.filter((move) => !move.startsWith("propose ")));
}
