import { finishedGames } from "./games/ladder";
import { keep, recall } from "./kept";

/** What Chromium sends when the page can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const KEY = "ivanhoe-install";
/** From this many finished games on we offer it. */
const GAMES = 2;

/** Safari on iOS installs a page only by hand. Other browsers there have Safari's engine, and menus of their own. */
function isSafariOnIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const others = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|GSA\/|YaBrowser/;
  return "standalone" in navigator && maxTouchPoints > 1 && /Version\/.*Safari\//.test(userAgent) && !others.test(userAgent);
}

export const isInstalled = () => matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;

/** Offers to install the page, once: whoever has answered is not asked again. */
class Installer {
  #event = $state.raw<InstallEvent | null>(null);
  #answered = $state(recall(KEY, false));

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // The browser would ask at once.
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    addEventListener("appinstalled", () => this.dismiss());
  }

  /** How the page can be installed, if the offer is due: by our button, or by hand after a hint. */
  get offer(): "install" | "install-hint" | null {
    if (this.#answered || finishedGames() < GAMES || isInstalled()) return null;
    if (this.#event) return "install";
    return isSafariOnIos() ? "install-hint" : null;
  }

  dismiss(): void {
    this.#answered = true;
    keep(KEY, true);
  }

  async install(): Promise<void> {
    await this.#event?.prompt();
    // A browser lets us ask once. Its own menu still offers it.
    this.dismiss();
  }
}

export const installer = new Installer();
