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

async function ready(url) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await fetch(`${url}/api/ready`).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${BINARY} does not answer at ${url}`);
}

/** The real binary with an empty folder of its own, which can be killed and started again. */
export async function startServer(more = []) {
  const data = mkdtempSync(join(tmpdir(), "ivanhoe-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server;
  const start = () => {
    server = spawn(BINARY, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, ...more], { stdio: "ignore" });
    return ready(url);
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await gone;
  };
  await start();
  return {
    url, start,
    freeze: () => server.kill("SIGSTOP"),
    thaw: () => server.kill("SIGCONT"),
    kill: () => end("SIGKILL"),
    /** As an operator stops it. */
    halt: () => end("SIGTERM"),
    async stop() {
      // A test that has failed may have left it frozen.
      server.kill("SIGCONT");
      await end("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
