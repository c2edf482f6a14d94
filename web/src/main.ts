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
import { release } from "./release.svelte";
import { renew } from "./renew";
import { settings } from "./settings.svelte";
import { socket } from "./socket";
import { LANGUAGES, type Language } from "./words/languages";
import { words } from "./words/words.svelte";

/** After this many milliseconds a new visitor has what they see first, and the rest can be fetched for later. */
const SETTLED = 3000;

// A page that was left open may meet a newer server. Without one there is nothing else to load.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && socket().line !== "lost") renew();
});

settings.show();
addSprite("app", glyphs);
// Without a connection the reader's language may not be there: any other is better than none.
await words.speakFirst([settings.language, ...(Object.keys(LANGUAGES) as Language[])]);
const root = document.getElementById("app")!;
mount(App, { target: root });
keepFocus(root);

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // A visitor who was here before has nearly everything already. A browser that wants no worker still plays.
  setTimeout(() => release.start().catch(() => {}), navigator.serviceWorker.controller ? 0 : SETTLED);
}
