import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BINARY = process.env.IVANHOE_BIN ?? fileURLToPath(new URL("../../target/debug/ivanhoe", import.meta.url));

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The real binary with an empty folder of its own; or, while we work on the client, whatever answers at IVANHOE_URL. */
export async function startServer() {
  if (process.env.IVANHOE_URL) return { url: process.env.IVANHOE_URL, stop() {} };
  const data = mkdtempSync(join(tmpdir(), "ivanhoe-e2e-"));
  const port = await freePort();
  const server = spawn(BINARY, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await fetch(`${url}/api/ready`).then((answer) => answer.ok, () => false);
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
