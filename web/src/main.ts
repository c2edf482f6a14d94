import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/controls.css";
import "./styles/table.css";
import "./styles/app.css";
import "./styles/screens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./focus";
import glyphs from "./glyphs/app.svg?raw";
import { addSprite } from "./glyphs/sprite";
import { renew } from "./renew";
import { settings } from "./settings.svelte";
import { trusted } from "./trusted";
import { words } from "./words/words.svelte";

// A page that was left open may meet a newer server.
addEventListener("vite:preloadError", () => void renew());

settings.show();
addSprite("app", glyphs);
await words.speak(settings.language);
const root = document.getElementById("app")!;
mount(App, { target: root });
keepFocus(root);

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // The name of this file has the build's fingerprint in it.
  const build = new URL(import.meta.url).pathname.split("/").at(-1)!;
  // A browser that wants no worker still plays.
  navigator.serviceWorker.register(trusted.createScriptURL(`/worker.js?${build}`)).catch(() => {});
}
