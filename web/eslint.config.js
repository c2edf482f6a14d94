import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "node_modules", "src/protocol.ts", "src/games/*/types.ts", "src/games/*/meta.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-useless-mustaches": "off",
      // Sets and maps of ours are filled once and then read.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { rules: { eqeqeq: "error", "no-var": "error", "prefer-const": "off" } },
);
