import { routeOf } from "./route";

const isGuard = () => (globalThis.history?.state as { guard?: boolean } | null)?.guard === true;

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path));

  /** Closes the topmost overlay; returns whether there was one. */
  onBack: () => boolean = () => false;
  /** Is this page older than the server's? Then the next one is loaded from there. */
  isOld = false;
  /** Is the entry of the history one that Back only closes something by? */
  #guarded = isGuard();

  constructor() {
    addEventListener("popstate", () => this.#pop());
    addEventListener("hashchange", () => this.#read());
  }

  /** From now on Back closes what lies over the page before it leaves it. */
  guard(): void {
    if (isGuard()) return;
    history.pushState({ guard: true }, "");
    this.#guarded = true;
  }

  #pop(): void {
    const closes = this.#guarded && !isGuard() && location.pathname === this.path;
    this.#guarded = isGuard();
    // What was to be closed may be closed already: then Back leaves the page.
    if (closes && !this.onBack()) history.back();
    else this.#read();
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (this.isOld && new URL(path, location.href).pathname !== this.path) {
      if (how === "push" && !this.#guarded) location.assign(path);
      else location.replace(path);
      return;
    }
    if (how === "push" && !this.#guarded) history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.#guarded = false;
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Lets a link change the page without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
