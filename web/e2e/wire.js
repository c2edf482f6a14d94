import { WebSocket } from "ws";
import { wholeViews } from "./views.js";

/** A second connection of this person, for moves that need not be made by hand. `ontold` gets the server's messages. */
async function connect(who, table, ontold) {
  const cookie = (await who.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const socket = new WebSocket(`${who.url.replace(/^http/, "ws")}/api/socket`, { origin: who.url, headers: { cookie } });
  const whole = wholeViews();
  let sent = 0;
  const say = (message) => socket.send(JSON.stringify({ id: `wire${sent++}`, ...message }));
  const line = {
    play: (prompt, move) => say({ type: "play", prompt, move }),
    close: () => socket.close(),
  };
  await new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data) => {
      const message = whole(JSON.parse(String(data)));
      if (message.type === "hello") say({ type: "watch", table, since: 0 });
      if (message.type === "done") resolve();
      ontold(message, line);
    });
  });
  return line;
}

/** A move that advances a game: attacking, ending turns and playing cards bring it to an end. */
export function onward(legal) {
  const bold = legal.filter((move) => /^(attack|muster|strike|advance|plant|end)/.test(move));
  const wise = legal.filter((move) => !/^(withdraw|propose|hold|leave)/.test(move));
  const moves = [bold, wise, legal].find((list) => list.length > 0);
  return moves[Math.floor(Math.random() * moves.length)];
}

/** A line that says what it is asked to. */
export const wire = (who, table) => connect(who, table, () => {});

/** Ends a game at once. */
export function hurry(who, table) {
  return new Promise((resolve, reject) => {
    connect(who, table, (message, line) => {
      if (message.type === "room" && message.stage === "over") {
        line.close();
        resolve();
      }
      if (message.type === "update" && message.asked) line.play(message.version, onward(message.legal));
    }).catch(reject);
  });
}
