// A stand-in for the server: shows the built client and the scenes of scenes.js. `node dev/server.js [port]`
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { WebSocketServer } from "ws";
import { answer, LOBBY, room, SCENES } from "./scenes.js";

const PORT = Number(process.argv[2] ?? 8787);
const TYPES = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
/** As strict as the real one. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; "
  + "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const games = () => ({
  running: [
    { room: room("my-turn", "playing"), "my-turn": true, touched: 0 },
    { room: { ...room("their-turn", "playing"), settings: { ...room("x", "playing").settings, game: "castles" } }, "my-turn": false, touched: 0 },
  ],
  finished: [], recent: [],
});
const API = {
  "/api/me": () => ({ name: "Walter" }), "/api/tables": () => LOBBY, "/api/play": () => ({ table: "my-turn" }), "/api/games": games,
};

const server = createServer((request, response) => {
  const path = new URL(request.url, "http://here").pathname;
  if (path.startsWith("/api/")) {
    const body = API[path]?.();
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { refusal: { code: "not-found", text: "nothing here" } }));
    return;
  }
  const file = join("dist", path);
  const found = path !== "/" && existsSync(file) ? file : "dist/index.html";
  response.writeHead(200, { "content-type": TYPES[extname(found)] ?? "text/plain", "content-security-policy": POLICY });
  response.end(readFileSync(found));
});

new WebSocketServer({ server, path: "/api/socket" }).on("connection", (socket) => {
  const say = (message) => socket.send(JSON.stringify(message));
  let now = null;
  say({ type: "hello", protocol: 2, server: "dev", name: "Walter", now: Date.now() });
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "lobby" && message.on) say({ type: "lobby", tables: LOBBY });
    else if (message.type === "watch") {
      const scene = SCENES[message.table];
      const stage = message.table === "over" ? "over" : scene ? "playing" : "waiting";
      say(room(message.table, stage));
      say({ type: "chat", whole: true, lines: [{ number: 1, at: 0, name: "Ulrica", seat: "D", phrase: "good-luck" }, { number: 2, at: 0, name: "Rowena", seat: "A", text: "May the best knight win." }] });
      if (scene) say((now = scene()));
    } else if (message.type === "ask") say(answer(message.id, message.moves[0], now));
    else if (message.type === "play") {
      const view = structuredClone(answer("", message.move, now).view ?? now.view);
      const [verb, card] = message.move.split(" ");
      const me = view.seats[4];
      if (verb === "play") {
        me.hand.splice(me.hand.indexOf(card), 1);
        me.display.push(card);
        me.total += Number(card[1]);
      } else if (me.hand?.includes(verb)) me.hand.splice(me.hand.indexOf(verb), 1);
      me.cards = me.hand.length;
      now = { ...now, version: now.version + 1, ack: message.id, view, events: [{ event: "moved", by: "E", move: message.move }] };
      say(now);
    } else if (message.type === "ping") say({ type: "pong", n: message.n });
  });
});

server.listen(PORT, "127.0.0.1", () => console.log(`http://127.0.0.1:${PORT}`));
