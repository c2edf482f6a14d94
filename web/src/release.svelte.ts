import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { socket } from "./socket";
import { trusted } from "./trusted";

/** Every tab with a game of ours at its table holds this lock, together with the others. The worker asks for it too. */
const LOCK = "ivanhoe-table";
/** The file of this page that no other release has. */
const BUILD = new URL(import.meta.url).pathname;
/**
 * Milliseconds before each attempt of a newer release to take over. A page that is still loading its files must finish first: Chromium
 * drops a take-over during which the page fetches something, and never tries it again.
 */
const QUIET = 2000;

function isOf(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: "release", build: BUILD }, [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data as boolean)));
}

/**
 * The release of the page that this browser keeps for a time without a network. A newer one takes its place when no game is open, or when
 * the reader agrees. A page that is older than the server is never reloaded under the reader's hands: the next page comes from the server.
 */
class Release {
  /** Does a newer release wait for a game in another tab? */
  waits = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #attempt: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    const registration = await navigator.serviceWorker.register(trusted.createScriptURL("/worker.js"));
    this.#registration = registration;
    registration.addEventListener("updatefound", () => this.#expect(registration.installing));
    this.#expect(registration.installing);
    const { active, waiting } = registration;
    // A release that is about to be replaced gets no work: the newer one would wait for its end.
    if (waiting) void this.#meet(waiting);
    else if (active) {
      active.postMessage({ type: "tidy" });
      this.#speakTo(active);
    }
    let server: string | null = null;
    socket().listen((message) => {
      if (message.type !== "hello") return;
      // Another server than before may have brought another page.
      if (server !== null && message.server !== server) registration.update().catch(() => {});
      server = message.server;
    });
  }

  /** The words of the reader's language are kept too. */
  speak(): void {
    const { active, waiting, installing } = this.#registration ?? {};
    for (const worker of [active, waiting, installing]) if (worker) this.#speakTo(worker);
  }

  /** A game of ours is open, until the returned function is called. */
  hold(): () => void {
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    void navigator.locks?.request(LOCK, { mode: "shared" }, () => held).then(() => this.#replace());
    return () => end();
  }

  /** The reader wants the newer release now; a game in another tab goes on with the old one. */
  accept(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    // The message of a page that is gone might not arrive.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ type: "take-over" });
  }

  #speakTo(worker: ServiceWorker): void {
    worker.postMessage({ type: "language", language: settings.language });
  }

  #expect(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void this.#meet(worker);
    });
  }

  async #meet(worker: ServiceWorker): Promise<void> {
    this.#speakTo(worker);
    if (!(await isOf(worker))) router.isOld = true;
    this.#replace();
  }

  /** Lets a newer release take over as soon as no game is open in any tab. A tab that is closed tells nobody, so this asks again. */
  #replace(): void {
    clearTimeout(this.#attempt);
    if (this.#registration?.waiting) this.#attempt = setTimeout(() => void this.#tryReplace().then(() => this.#replace()), QUIET);
  }

  async #tryReplace(): Promise<void> {
    await navigator.locks?.request(LOCK, { ifAvailable: true }, (lock) => {
      this.waits = lock === null && router.isOld;
      if (lock) this.#registration?.waiting?.postMessage({ type: "take-over" });
    });
  }
}

export const release = new Release();
