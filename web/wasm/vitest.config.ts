import { defineConfig } from "vitest/config";

// What needs the built games: not part of `npm test`.
export default defineConfig({ test: { dir: import.meta.dirname, testTimeout: 3_600_000 } });
