import { tick } from "svelte";
import type { ReplayStep, Room, Seat, Update } from "../protocol";
import { settings } from "../settings.svelte";
import { Socket } from "../socket";
import { Table, type Entry } from "../table.svelte";

/** The viewer of a replay. */
export type Eyes = Seat | "public" | "all";

/** How long a step stays on the screen, in milliseconds. */
const STAY = 1200;

/** How many times as fast a replay can be seen, the usual first and then round. */
const SPEEDS = [1, 2, 4, 0.5];

/** A finished game, step by step, on a table that is not connected to anything. */
export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  steps = $state.raw<ReplayStep[]>([]);
  eyes = $state<Eyes>("public");

  readonly table: Table;
  #log: Entry[] = [];
  /** How many entries of the log there are after each step. */
  #ends: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #version = 0;

  constructor(code: string) {
    this.table = new Table(code, new Socket(""));
  }

  load(room: Room, steps: ReplayStep[], eyes: Eyes, at: number): void {
    const you = eyes === "public" || eyes === "all" ? null : eyes;
    this.eyes = eyes;
    this.steps = steps;
    this.#log = [];
    this.#ends = [];
    steps.forEach((step, index) => {
      const before = steps[index - 1]?.view ?? null;
      for (const event of step.events) this.#log.push({ number: this.#log.length, event, before, together: step.events });
      this.#ends.push(this.#log.length);
    });
    // Present absences have nothing to do with the replay.
    const seats = room.seats.map((seat) => (seat.kind === "guest" ? { ...seat, presence: "here" as const } : seat));
    this.table.room = { ...room, seats, you, host: false, settings: { ...room.settings, chat: false } };
    // A link may name any step, or none.
    this.at = Math.max(0, Math.min(at || 0, steps.length - 1));
    this.#put([]);
  }

  /** The step of the same moment for another viewer, who may see more or fewer moves. */
  sameMoment(steps: readonly ReplayStep[]): number {
    const now = this.steps[this.at]?.at ?? 0;
    const behind = this.steps.slice(0, this.at).filter(({ at }) => at === now).length;
    const first = steps.findIndex(({ at }) => at >= now);
    const last = steps.findLastIndex(({ at }) => at <= now);
    return first < 0 ? steps.length - 1 : Math.max(0, Math.min(first + behind, last));
  }

  close(): void {
    this.pause();
    this.table.close();
  }

  #put(events: unknown[]): Update {
    const step = this.steps[this.at]!;
    const update: Update = {
      version: ++this.#version, view: step.view, legal: [], asked: false, window: null, clocks: null, order: null, from: 0,
      events,
    };
    this.table.log = this.#log.slice(0, this.#ends[this.at]);
    this.table.update = update;
    return update;
  }

  /** Shows a step. The next one is seen to happen; any other is simply there. */
  async show(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.steps.length - 1));
    if (to === this.at) return;
    const follows = to === this.at + 1;
    const { motions } = this.table;
    for (const motion of motions) motion.before();
    this.at = to;
    const update = this.#put(follows ? this.steps[to]!.events : []);
    await tick();
    if (follows) for (const motion of motions) motion.after(update);
  }

  play(): void {
    if (this.at >= this.steps.length - 1) void this.show(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The next speed, after the last the first. */
  turnSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.show(this.at + 1);
      if (this.at >= this.steps.length - 1) this.pause();
      else this.#next();
    }, (STAY * (settings.factor === 0 ? 1 : settings.factor)) / this.speed);
  }
}
