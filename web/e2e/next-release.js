import { createHash } from "node:crypto";
import { createServer, request } from "node:http";
import { connect } from "node:net";

/** Fingerprints in the names of files, as the build writes them. */
const FINGERPRINT = /(?<=assets\/|\.\/)([\w.-]+?-)([\w-]{8})(?=\.(?:js|css|woff2)\b)/g;
const reverse = (text) => [...text].reverse().join("");
/** The same text with the names of another build. */
const renamed = (text) => text.replace(FINGERPRINT, (_, name, print) => name + reverse(print));
const integrity = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * A server in front of another, which can be replaced by the next release: every file of the page then has another name, and the
 * old ones are gone.
 */
export async function nextRelease(url) {
  const { hostname, port } = new URL(url);
  let published = false;

  /** A file of the real server, as text. */
  const textOf = async (path) => (await fetch(url + path)).text();

  async function page(path, response) {
    const answer = await fetch(url + renamed(path));
    const type = answer.headers.get("content-type") ?? "";
    if (!answer.ok) return response.writeHead(404).end();
    const headers = { "content-type": type, "cache-control": answer.headers.get("cache-control"), "content-security-policy": answer.headers.get("content-security-policy") };
    if (!/html|javascript|css/.test(type)) return response.writeHead(200, headers).end(Buffer.from(await answer.arrayBuffer()));
    let text = renamed(await answer.text());
    if (path === "/worker.js") {
      const index = await textOf("/");
      text = text.replace(integrity(index), integrity(renamed(index))).replace(/"release":"\w+"/, '"release":"next"');
    }
    return response.writeHead(200, headers).end(text);
  }

  const server = createServer((asked, response) => {
    if (published && asked.method === "GET" && !asked.url.startsWith("/api/")) {
      page(asked.url, response).catch(() => response.destroy());
      return;
    }
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    asked.pipe(passed);
  });
  server.on("upgrade", (asked, socket) => {
    const passed = connect(port, hostname, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`).join("");
      passed.write(`GET ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
      passed.pipe(socket).pipe(passed);
    });
    for (const [one, other] of [[socket, passed], [passed, socket]]) one.on("error", () => other.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    publish: () => (published = true),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
