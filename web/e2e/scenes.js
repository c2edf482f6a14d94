import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

/** The stand-in of `dev/server.js`: moments of the Tournament that are rare in real games. */
export async function scenes() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  const server = spawn(process.execPath, ["dev/server.js", String(port)], { cwd: fileURLToPath(new URL("..", import.meta.url)), stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
