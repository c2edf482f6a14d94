import { wait } from "./browser.js";

/** What lies over the table and is read before one plays on: what happened meanwhile, hints of the first game. */
async function clear(who) {
  const away = who.page.locator("dialog:has(.log) .acts .pri");
  if (await away.count()) await who.press(away);
  const hint = who.page.locator(".guide .btn").last();
  while (await hint.count()) await who.press(hint);
}

/** Waits until the question has been answered, by us or by time. */
export async function answered(who, asked, patience = 8000) {
  for (const until = Date.now() + patience; who.last() === asked && Date.now() < until;) await wait(10);
}

/** Answers one question, if there is one. Says whether it did. */
export async function answer(who, hand, turn = 0) {
  const asked = hand.question(who);
  if (!asked) return false;
  try {
    await clear(who);
    await hand.act(who, asked, turn);
  } catch (error) {
    // Somebody else, or time, may have changed the question meanwhile.
    if (who.last() !== asked) return true;
    await who.picture("stuck");
    throw new Error(`${hand.phase(asked)} of ${JSON.stringify(asked.legal)}`, { cause: error });
  }
  await answered(who, asked);
  return true;
}

/** Lets everybody at a table play until the game is over, or until `enough`. */
export async function playToTheEnd(people, hand, { onquestion = async () => {}, enough = () => false } = {}) {
  let still = Date.now();
  for (let turn = 0; turn < 4000 && !enough(); turn++) {
    if (people.every((who) => hand.over(who))) return;
    let somebody = false;
    for (const who of people) {
      const asked = hand.question(who);
      if (asked) await onquestion(who, hand.phase(asked));
      somebody = (await answer(who, hand, turn)) || somebody;
    }
    if (somebody) still = Date.now();
    else if (Date.now() - still > 20_000) throw new Error(`nothing happens: ${JSON.stringify(people.map((who) => who.last()?.view))}`);
    else await wait(20);
  }
  if (!enough()) throw new Error("the game does not end");
}

/** Ends a game at once, by moves that this person's browser sends without showing them. */
export function hurry(who, table) {
  return who.page.evaluate((code) => new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    const say = (message) => socket.send(JSON.stringify(message));
    let sent = 0;
    socket.onerror = reject;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "hello") say({ type: "watch", table: code, since: 0 });
      if (message.type === "room" && message.stage === "over") resolve(socket.close());
      if (message.type !== "update" || !message.asked) return;
      // Whoever ends turns as soon as he may, and plays what he can, comes to an end.
      const wise = message.legal.filter((move) => !/^(withdraw|propose|barter|hold|leave)/.test(move));
      const moves = wise.length > 0 ? wise : message.legal;
      const move = moves.includes("end") ? "end" : moves[Math.floor(Math.random() * moves.length)];
      say({ type: "play", prompt: message.version, id: `hurry${sent++}`, move });
    };
  }), table);
}
