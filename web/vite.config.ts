import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precache } from "./scripts/precache.ts";

/** Where a server of ours listens while we work on the client. */
const SERVER = process.env.IVANHOE_SERVER ?? "http://127.0.0.1:8787";

// The page's own origin is asked for, so the host stays as it is.
const proxy = {
  "/api/socket": { target: SERVER, ws: true, changeOrigin: false },
  "/api": { target: SERVER, changeOrigin: false },
};

export default defineConfig({
  plugins: [svelte(), precache()],
  build: {
    target: "es2022",
    // Nothing inline: the page's policy allows files of its own origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A first visit asks for one file of code: on a slow line each round of small ones would cost its delay.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  // The server knows the worker that plays by its name, and lets it compile WebAssembly.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/games-[hash].js" } } },
  server: {
    fs: { allow: [".."] },
    proxy,
  },
  preview: { proxy },
  test: { include: ["{src,scripts}/**/*.test.ts"] },
});
