/** Runs the tests, or those that are named, with one server and one browser for all of them. */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM } from "./browser.js";
import { startServer } from "./server.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const named = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith(".test.js") && (named.length === 0 || named.some((name) => file.startsWith(name))));
const server = await startServer();
const browser = await chromium.launchServer({ ...CHROMIUM, handleSIGINT: false, handleSIGTERM: false });
const tests = spawn(
  process.execPath,
  ["--test", `--test-concurrency=${availableParallelism()}`, "--test-reporter=spec", "--test-timeout=600000", ...files.map((file) => here + file)],
  { stdio: "inherit", env: { ...process.env, IVANHOE_URL: server.url, IVANHOE_BROWSER: browser.wsEndpoint() } },
);
// Whoever breaks it off leaves nothing behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tests.kill(signal));
process.exitCode = await new Promise((resolve) => tests.once("exit", (code) => resolve(code ?? 1)));
await browser.close();
await server.stop();
