// A stand-in for the server: the built client, and the scenes of scenes.js and scenes-castles.js as tables.
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";
import { castlesAnswer, castlesRoom, castlesScene } from "./scenes-castles.js";
import { answer, LOBBY, room, SCENES } from "./scenes.js";

const TYPES = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
  ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
};
/** As strict as the real one, but that a page of our own may show it in a frame. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
  + "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const DIST = process.env.IVANHOE_WEB ?? fileURLToPath(new URL("../dist", import.meta.url));

const games = () => ({
  running: [
    { room: room("my-turn", "playing"), "my-turn": true, touched: 0, scores: [1, 2, 3, 0, 2] },
    { room: { ...room("their-turn", "playing"), settings: { ...room("x", "playing").settings, game: "castles" } }, "my-turn": false, touched: 0, scores: [] },
  ],
  finished: [], recent: [],
});
const API = {
  "/api/me": () => ({ name: "Walter" }), "/api/tables": () => LOBBY, "/api/play": () => ({ table: "my-turn" }), "/api/games": games,
};

function serve(request, response) {
  const path = new URL(request.url, "http://here").pathname;
  if (path.startsWith("/api/")) {
    const body = API[path]?.();
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { refusal: { code: "not-found", text: "nothing here" } }));
    return;
  }
  if (path === "/frame") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>A frame</title>");
    return;
  }
  const file = join(DIST, path);
  const found = path !== "/" && existsSync(file) ? file : join(DIST, "index.html");
  response.writeHead(200, { "content-type": TYPES[extname(found)] ?? "text/plain", "content-security-policy": POLICY });
  response.end(readFileSync(found));
}

/** A move in the Tournament, as far as one must see it. */
function moved(now, move) {
  const view = structuredClone(answer("", move, now).view ?? now.view);
  const [verb, card] = move.split(" ");
  const me = view.seats[4];
  if (verb === "play") {
    me.hand.splice(me.hand.indexOf(card), 1);
    me.display.push(card);
    me.total += Number(card[1]);
  } else if (me.hand?.includes(verb)) me.hand.splice(me.hand.indexOf(verb), 1);
  me.cards = me.hand.length;
  return { ...now, version: now.version + 1, view, events: [{ event: "moved", by: "E", move }] };
}

const CHAT = [
  { number: 1, at: 0, name: "Ulrica", seat: "D", phrase: "good-luck" },
  { number: 2, at: 0, name: "Rowena", seat: "A", text: "May the best knight win." },
];

/** What the server says of a scene, and of which game it is. With `-undo` after its name the last move can be taken back. */
function sceneOf(table) {
  const [scene, undo] = [table.replace(/-undo$/, ""), table.endsWith("-undo")];
  const siege = castlesScene(scene);
  const update = siege ?? SCENES[scene]?.() ?? null;
  return { castles: siege !== null, update: update && undo ? { ...update, undo } : update };
}

function roomOf(table) {
  const { castles, update } = sceneOf(table);
  return castles ? castlesRoom(table, update) : room(table, table === "over" ? "over" : update ? "playing" : "waiting");
}

function converse(socket, listeners) {
  const say = (message) => socket.send(JSON.stringify(message));
  let [now, castles] = [null, false];
  const goOn = (update) => say((now = update));
  listeners.add(goOn);
  socket.on("close", () => listeners.delete(goOn));
  say({ type: "hello", protocol: 3, server: "dev", name: "Walter", now: Date.now() });
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "lobby" && message.on) say({ type: "lobby", whole: true, tables: LOBBY, gone: [] });
    else if (message.type === "watch") {
      ({ castles, update: now } = sceneOf(message.table));
      say(roomOf(message.table));
      say({ type: "chat", whole: true, lines: CHAT });
      if (now) say(now);
    } else if (message.type === "ask") say(castles ? castlesAnswer(message.id, message.moves, now) : answer(message.id, message.moves[0], now));
    else if (message.type === "play" && !castles) say((now = moved(now, message.move)));
    if (message.type !== "ask") say({ type: "done", id: message.id });
  });
}

/** Listens on a port, or on a free one. */
export function standIn(port = 0) {
  const server = createServer(serve);
  const listeners = new Set();
  let version = 100;
  new WebSocketServer({ server, path: "/api/socket" }).on("connection", (socket) => converse(socket, listeners));
  /** The game of everybody who is at a table goes on with another scene of the same players; gives its version. */
  const goOn = (scene) => {
    version++;
    for (const listener of listeners) listener({ ...sceneOf(scene).update, version });
    return version;
  };
  /** Do two scenes have the same players in the same seats? */
  const together = (one, other) => JSON.stringify([roomOf(one).seats, roomOf(one).settings]) === JSON.stringify([roomOf(other).seats, roomOf(other).settings]);
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      const stop = () => {
        server.closeAllConnections();
        return new Promise((done) => server.close(done));
      };
      resolve({ url: `http://127.0.0.1:${server.address().port}`, goOn, together, stop });
    });
  });
}
