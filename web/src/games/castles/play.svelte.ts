import type { Refusal, Seat } from "../../protocol";
import type { Table } from "../../table.svelte";
import { largest, mayJoin } from "./army";
import { isWild, sortHand, type Held } from "./cards";
import { next } from "./plan";
import { castleOf, neededFor, stateOf } from "./seats";
import type { Card, Castle, CastleView, View } from "./types";

/** Why something cannot be done: what was meant, and the answer. */
export interface Why {
  about: { castle: Castle } | { card: Card } | null;
  refusal: Refusal;
}

/** What a player has begun at this table and not yet sent. */
export class Play {
  /** Which of the turned cards is to be kept. */
  kept = $state<number>(0);
  /** The castle to be attacked. */
  aim = $state<Castle | null>(null);
  /** The cards of the hand that are lifted: an army, an offer, a card to lay. */
  lifted = $state.raw<string[]>([]);
  /** Whose offer is to be accepted. */
  offerer = $state<Seat | null>(null);
  advance = $state(true);
  plant = $state(true);
  why = $state.raw<Why | null>(null);
  plan = $state.raw<string[]>([]);

  view: View | null = $derived.by(() => (this.table.update?.view as View | undefined) ?? null);
  you = $derived.by(() => this.table.you);
  legal = $derived.by(() => this.table.legal);
  asked = $derived.by(() => this.table.update?.asked ?? false);
  me = $derived.by(() => (this.view && this.you ? stateOf(this.view, this.you) : null));
  hand: Held[] = $derived.by(() => sortHand(this.me?.hand ?? []));
  phase = $derived.by(() => this.view?.phase.phase ?? "over");
  /** Is a decision of mine under way that the server has not confirmed as a whole? */
  busy = $derived.by(() => this.table.pending !== null || (this.plan.length > 0 && this.phase !== "deal"));

  /** The castle that is attacked, by my choice or already by my move. */
  target: CastleView | null = $derived.by(() => {
    const { view } = this;
    if (!view) return null;
    if (view.phase.phase === "muster") return castleOf(view, view.phase.castle);
    return this.phase === "attack" && this.asked && this.aim !== null ? castleOf(view, this.aim) : null;
  });
  needed = $derived.by(() => (this.target ? neededFor(this.target) : 0));
  /** Cards that the army already has by moves. */
  mustered: Card[] = $derived.by(() => (this.view?.phase.phase === "muster" ? this.view.phase.army : []));
  army: Card[] = $derived.by(() => [...this.mustered, ...this.liftedCards()]);
  canStrike = $derived.by(() => this.target !== null && this.army.length >= this.needed);
  canPropose = $derived.by(() => this.legal.some((move) => move.startsWith("propose ")));
  /** Has a card to be chosen in the hand now, and for what? */
  picking: "army" | "offer" | "lay" | null = $derived.by(() => {
    if (!this.asked || this.busy) return null;
    if (this.target) return "army";
    if (this.phase === "offer") return "offer";
    return this.phase === "lay" ? "lay" : null;
  });

  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  liftedCards(): Card[] {
    return this.hand.filter(({ id }) => this.lifted.includes(id)).map(({ card }) => card);
  }

  /** A new update: what was begun holds only as far as it still can be done. */
  refresh(): void {
    this.why = null;
    this.lifted = this.lifted.filter((id) => this.hand.some((held) => held.id === id));
    if (this.phase !== "attack") this.aim = null;
    if (!["attack", "muster", "offer", "lay"].includes(this.phase)) this.lifted = [];
    if (this.phase !== "keep") this.kept = 0;
    if (this.phase !== "advance" && this.phase !== "plant") [this.advance, this.plant] = [true, true];
    this.offerer = this.#onlyOffer();
    this.goOn();
  }

  #onlyOffer(): Seat | null {
    if (this.view?.phase.phase !== "accept") return null;
    const offers = this.legal.filter((move) => move.startsWith("accept "));
    const still = this.offerer !== null && offers.includes(`accept ${this.offerer}`);
    return still ? this.offerer : offers.length === 1 ? (offers[0]!.split(" ")[1] as Seat) : null;
  }

  /** Plays a decision that is several moves, one after the other. */
  start(...moves: string[]): void {
    this.plan = moves;
    this.table.refusal = null;
    this.goOn();
  }

  /** Answers a deal. What it interrupts goes on afterwards. */
  answer(move: "agree" | "decline"): void {
    this.table.play(move);
  }

  goOn(): void {
    const step = next(this.plan, this.legal, { pending: this.table.pending !== null, interrupted: this.phase === "deal" && this.view?.turn === this.you });
    if (step === "give up") this.plan = [];
    if (typeof step !== "object") return;
    this.plan = this.plan.slice(1);
    this.table.play(step.play);
  }

  choose(castle: Castle): void {
    this.table.skip();
    this.table.refusal = null;
    this.why = null;
    if (this.legal.includes(`attack ${castle}`)) {
      if (this.aim === castle) return;
      this.aim = castle;
      this.lifted = this.lifted.filter((id) => this.hand.some((held) => held.id === id && this.#joins(held.card, [])));
      if (largest(this.#cards(), this.liftedCards(), this.#armsOnly()) < this.needed) this.lifted = [];
    } else {
      this.aim = null;
      this.lifted = [];
      void this.askWhy(`attack ${castle}`, { castle });
    }
  }

  putDown(): void {
    this.aim = null;
    this.lifted = [];
    this.why = null;
    this.table.refusal = null;
  }

  #cards(): Card[] {
    return this.hand.map(({ card }) => card);
  }

  #armsOnly(): boolean {
    return this.view?.options["arms-only"] ?? false;
  }

  #joins(card: Card, army: readonly Card[]): boolean {
    return mayJoin(this.#cards(), army, card, this.needed, this.#armsOnly());
  }

  /** Can this card be chosen now? Nothing while no card has to be. */
  fits(held: Held): boolean | null {
    if (this.picking === null) return null;
    if (this.lifted.includes(held.id)) return true;
    if (this.picking === "army") return !this.#taken(held) && this.#joins(held.card, this.army);
    return this.legal.includes(`${this.picking} ${held.card}`);
  }

  /** Is this very card already part of the army by a move? */
  #taken(held: Held): boolean {
    const count = this.mustered.filter((card) => card === held.card).length;
    return held.copy < count;
  }

  lift(held: Held): void {
    this.table.skip();
    this.table.refusal = null;
    this.why = null;
    const { id } = held;
    if (this.lifted.includes(id)) this.lifted = this.lifted.filter((other) => other !== id);
    else if (this.picking === null) this.lifted = [];
    else if (this.fits(held) === false) this.why = this.#whyNot(held.card);
    else this.lifted = this.picking === "army" ? [...this.lifted, id] : [id];
  }

  /** Before the attack is named there is nothing yet to ask the server about a card: the rules say these two things. */
  #whyNot(card: Card): Why {
    const alone = isWild(card) || this.army.length === 0 || largest(this.#cards(), [...this.army, card], this.#armsOnly()) > 0;
    const reason = alone ? { reason: "cannot-win-with", card, needed: this.needed } : { reason: "shares-nothing", card };
    return { about: { card }, refusal: { code: "rule", rule: alone ? "C6.2" : "C5.1", reason, text: "" } };
  }

  strike(): void {
    const { target } = this;
    if (!target || !this.canStrike) return;
    const named = this.phase === "muster" ? [] : [`attack ${target.castle}`];
    this.start(...named, ...this.liftedCards().map((card) => `muster ${card}`), "strike");
    this.aim = null;
    this.lifted = [];
  }

  async askWhy(move: string, about: Why["about"] = null): Promise<void> {
    const answer = await this.table.ask(move);
    if (answer.refusal) this.why = { about, refusal: answer.refusal };
  }
}
