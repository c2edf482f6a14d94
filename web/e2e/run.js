/**
 * Runs the tests (`*.test.js`), with one server and one browser for all of them. `--tours` runs the tours instead: tests that
 * take minutes each (`*.tour.js`); `--all` runs both. A name runs the files whose names begin with it.
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { CHROMIUM } from "./browser.js";
import { startServer } from "./server.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const { values: kind, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { tours: { type: "boolean" }, all: { type: "boolean" } },
});
const isWanted = (file) => {
  if (names.length > 0) return /\.(test|tour)\.js$/.test(file) && names.some((name) => file.startsWith(name));
  return (file.endsWith(".test.js") && !kind.tours) || (file.endsWith(".tour.js") && (kind.tours || kind.all));
};
const files = readdirSync(here).filter(isWanted);
const server = await startServer();
const browser = await chromium.launchServer({ ...CHROMIUM, handleSIGINT: false, handleSIGTERM: false });
/** Runs these files, this many at once; returns whether all tests have passed. */
async function run(some, atOnce) {
  if (some.length === 0) return true;
  const tests = spawn(
    process.execPath,
    ["--test", `--test-concurrency=${atOnce}`, "--test-reporter=spec", "--test-timeout=600000", ...some.map((file) => here + file)],
    { stdio: "inherit", env: { ...process.env, IVANHOE_URL: server.url, IVANHOE_BROWSER: browser.wsEndpoint() } },
  );
  // An interrupted run leaves nothing behind.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => tests.kill(signal));
  return (await new Promise((resolve) => tests.once("exit", resolve))) === 0;
}

// How long a sentence is shown can be measured only while nothing else runs.
const alone = files.filter((file) => file === "told.test.js");
const passed = (await run(alone, 1)) && (await run(files.filter((file) => !alone.includes(file)), availableParallelism()));
process.exitCode = passed ? 0 : 1;
await browser.close();
await server.stop();
