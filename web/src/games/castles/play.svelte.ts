import type { Answer, Refusal, Seat } from "../../protocol";
import type { Table } from "../../table.svelte";
import { armyFor } from "./army";
import { matesIn, sortHand, type Held } from "./cards";
import { Inquiry } from "./inquiry";
import { bestWay, outlook, questions, type Outlook } from "./outlook";
import { next } from "./plan";
import { castleOf, neededFor, stateOf } from "./seats";
import type { Card, Castle, CastleView, View } from "./types";

/** Why something cannot be done: what was meant, and the answer. */
export interface Why {
  about: { castle: Castle } | { card: Card } | null;
  refusal: Refusal;
}

/** What a player has begun at this table and not yet sent. The server says how it may continue. */
export class Play {
  /** Which of the turned cards is to be kept: at first the one that more cards of the hand can march with. */
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
  /** How the lifted army could go on, by the newest answer: cards that may join it, and the strike. Nothing before the first. */
  #further = $state.raw<readonly string[] | null>(null);
  /** The answers about the ways to end an attack, and the update that they belong to. */
  #ways = $state.raw<{ version: number; answers: ReadonlyMap<string, Answer> } | null>(null);
  #muster = new Inquiry();
  #ending = new Inquiry();
  #doubt = new Inquiry();

  view: View | null = $derived.by(() => (this.table.update?.view as View | undefined) ?? null);
  you = $derived.by(() => this.table.you);
  legal = $derived.by(() => this.table.legal);
  asked = $derived.by(() => this.table.update?.asked ?? false);
  me = $derived.by(() => (this.view && this.you ? stateOf(this.view, this.you) : null));
  hand: Held[] = $derived.by(() => sortHand(this.me?.hand ?? []));
  phase = $derived.by(() => this.view?.phase.phase ?? "over");
  /** Is a decision of mine under way that the server has not confirmed as a whole? */
  busy = $derived.by(() => this.table.pending !== null || (this.plan.length > 0 && this.phase !== "deal") || this.#looking());

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
  canStrike = $derived.by(() => this.#further?.includes("strike") ?? false);
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
    // If the page is opened in the middle of a turn, no further update will ask the question.
    this.refresh();
  }

  /** Where the attack that has succeeded leads, as it is chosen now. */
  outlook: Outlook | null = $derived.by(() => {
    const { view, you } = this;
    const { update } = this.table;
    if (!view || !you || !update || (view.phase.phase !== "advance" && view.phase.phase !== "plant")) return null;
    const answers = this.#ways?.version === update.version ? this.#ways.answers : new Map<string, Answer>();
    const way = { advance: view.phase.phase === "advance" ? this.advance : null, plant: this.plant };
    return outlook(update, view.phase.castle, you, way, answers);
  });

  /** Are the ways to end an attack still being asked about? */
  #looking(): boolean {
    return this.asked && questions(this.phase).length > 0 && this.outlook === null;
  }

  /** The lifted cards, as they were lifted. */
  liftedCards(): Card[] {
    return this.lifted.flatMap((id) => this.hand.filter((held) => held.id === id).map(({ card }) => card));
  }

  /** A new update: keeps only what can still be done of what was begun. */
  refresh(): void {
    this.#hush();
    const isSame = this.#asksTheSame();
    this.lifted = this.lifted.filter((id) => isSame && this.hand.some((held) => held.id === id));
    if (this.phase !== "attack") this.aim = null;
    if (this.phase !== "keep") this.#turned = "";
    this.#preferKept();
    if (this.phase !== "advance" && this.phase !== "plant") [this.advance, this.plant] = [true, true];
    this.offerer = this.#onlyOffer();
    this.goOn();
    this.#askFurther();
    this.#askEnding();
  }

  /** What the lifted cards are for: an army of this turn, an offer for the open card, a card to lay. */
  #purpose = "";

  /** Are the lifted cards still for the same? Updates may come together, so that another question follows at once. */
  #asksTheSame(): boolean {
    const { view, phase } = this;
    const before = this.#purpose;
    const verb = phase === "muster" ? "attack" : phase;
    this.#purpose = view && ["attack", "offer", "lay"].includes(verb) ? [verb, view.turn, view.drawn, view.open].join() : "";
    return this.#purpose !== "" && this.#purpose === before;
  }

  /** The turned cards that one of was proposed to be kept. */
  #turned = "";

  #preferKept(): void {
    const turned = this.view?.turned ?? [];
    if (this.phase !== "keep" || this.#turned === turned.join()) return;
    this.#turned = turned.join();
    const [one, other] = turned.map((card) => matesIn(card, this.me?.hand ?? []));
    this.kept = (other ?? 0) > (one ?? 0) ? 1 : 0;
  }

  /** Drops the question why something is not possible, and its answer. */
  #hush(): void {
    this.why = null;
    this.#doubt.forget();
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

  /** Declines a deal and proposes another. What it interrupts goes on after both. */
  counter(proposal: string): void {
    this.plan = [proposal, ...this.plan];
    this.answer("decline");
  }

  goOn(): void {
    const step = next(this.plan, this.legal, { pending: this.table.pending !== null, interrupted: this.phase === "deal" && this.view?.turn === this.you });
    if (step === "give up") this.plan = [];
    if (typeof step !== "object") return;
    this.plan = this.plan.slice(1);
    this.table.play(step.play);
  }

  /** Chooses what a move is about, so that one tap makes it. */
  ready(move: string): void {
    const [verb, what] = move.split(" ") as [string, string];
    if (verb === "attack") this.#lead(what as Castle);
    else if (verb === "keep") this.kept = Math.max(0, this.view?.turned.indexOf(what as Card) ?? 0);
    else if (verb === "accept") this.offerer = what as Seat;
    else if (verb === "advance" || verb === "hold") this.advance = verb === "advance";
    else if (verb === "plant" || verb === "leave") this.plant = verb === "plant";
    else if (verb === "muster" || verb === "offer" || verb === "lay") {
      const held = this.hand.find((one) => one.card === what && !this.up.includes(one.id) && this.fits(one));
      if (held) this.lift(held);
    }
  }

  /** Chooses a castle and, unless cards are lifted already, an army that takes it. */
  #lead(castle: Castle): void {
    this.choose(castle);
    const { view, you } = this;
    if (!view || !you || this.aim !== castle || this.lifted.length > 0) return;
    const left = [...this.hand];
    this.lifted = armyFor(view, you, castle).map((card) => left.splice(left.findIndex((held) => held.card === card), 1)[0]!.id);
    this.#askFurther();
  }

  choose(castle: Castle): void {
    this.table.attend();
    this.table.refusal = null;
    this.#hush();
    if (!this.legal.includes(`attack ${castle}`)) {
      this.putDown();
      this.askWhy({ castle }, `attack ${castle}`);
    } else if (this.aim !== castle) {
      this.aim = castle;
      this.#further = null;
      this.#askFurther();
    }
  }

  putDown(): void {
    this.aim = null;
    this.lifted = [];
    this.table.refusal = null;
    this.#hush();
    this.#askFurther();
  }

  /** The moves that lead the lifted army against the castle, up to the strike. */
  #march(): string[] {
    const named = this.target && this.phase === "attack" ? [`attack ${this.target.castle}`] : [];
    return [...named, ...this.liftedCards().map((card) => `muster ${card}`)];
  }

  /** Asks how the army could go on. */
  #askFurther(): void {
    const moves = this.#march();
    if (!this.target || !this.asked) {
      this.#further = null;
      this.#muster.forget();
    } else if (moves.length === 0) {
      this.#further = this.legal;
      this.#muster.settle();
    } else this.#muster.ask(this.table.ask(...moves), (answer) => this.#hear(answer, moves));
  }

  #hear({ refused, refusal, legal }: Answer, moves: readonly string[]): void {
    const at = (refused ?? moves.length) - (moves.length - this.lifted.length);
    const card = this.liftedCards()[at];
    if (refusal && card) {
      // Lifted before it could be known, or for another castle. Never strike with another army than the player meant.
      this.#muster.forget();
      this.why = { about: { card }, refusal };
      this.lifted = this.lifted.filter((_, other) => other !== at);
      this.#askFurther();
    } else this.#further = refusal ? null : legal;
  }

  /** The cards of the hand that are chosen: those that are lifted, and those that the army already has by moves. */
  up: readonly string[] = $derived.by(() => [...this.hand.filter((held) => this.#taken(held)).map(({ id }) => id), ...this.lifted]);

  /** Can this card be chosen now? Nothing while no card has to be. */
  fits(held: Held): boolean | null {
    if (this.picking === null) return null;
    if (this.up.includes(held.id)) return true;
    if (this.picking === "army") return (this.#further?.includes(`muster ${held.card}`) ?? true);
    return this.legal.includes(`${this.picking} ${held.card}`);
  }

  /** Is this very card already part of the army by a move? */
  #taken(held: Held): boolean {
    if (this.view?.turn !== this.you) return false;
    const count = this.mustered.filter((card) => card === held.card).length;
    return held.copy < count;
  }

  lift(held: Held): void {
    this.table.attend();
    this.table.refusal = null;
    this.#hush();
    if (this.picking === null) this.lifted = [];
    else if (this.picking === "army") this.#join(held);
    else if (this.lifted.includes(held.id)) this.lifted = [];
    else if (this.fits(held)) this.lifted = [held.id];
    else this.askWhy({ card: held.card }, `${this.picking} ${held.card}`);
  }

  /** A card joins the army, or leaves it. While an answer is under way it joins in any case: the next one says whether it may stay. */
  #join(held: Held): void {
    if (this.#taken(held)) return;
    const up = this.lifted.includes(held.id);
    if (!up && !this.#muster.open && !this.fits(held)) return this.askWhy({ card: held.card }, ...this.#march(), `muster ${held.card}`);
    this.lifted = up ? this.lifted.filter((other) => other !== held.id) : [...this.lifted, held.id];
    this.#askFurther();
  }

  /** Strikes as soon as it is known that the army may. */
  strike(): void {
    this.#muster.then(() => {
      if (!this.canStrike) return;
      const moves = [...this.#march(), "strike"];
      this.aim = null;
      this.lifted = [];
      this.start(...moves);
      this.#askFurther();
    });
  }

  /** Asks about all ways to end an attack that has succeeded. */
  #askEnding(): void {
    const version = this.table.update?.version ?? 0;
    const ways = this.asked ? questions(this.phase) : [];
    if (ways.length === 0) return this.#ending.forget();
    const answers = ways.map(async (moves) => [moves.join(" "), await this.table.ask(...moves)] as const);
    this.#ending.ask(Promise.all(answers), (heard) => {
      this.#ways = { version, answers: new Map(heard) };
      this.#preferWay(new Map(heard));
    });
  }

  /** Proposes the way that is best for the castle; what has been chosen since stays. */
  #preferWay(answers: ReadonlyMap<string, Answer>): void {
    const { view, you } = this;
    const { update } = this.table;
    if (!view || !you || !update || view.phase.phase !== "advance" || !this.advance || !this.plant) return;
    [this.advance, this.plant] = bestWay(update, view.phase.castle, you, answers);
  }

  /** Asks which rule forbids these moves. */
  askWhy(about: Why["about"], ...moves: string[]): void {
    this.#doubt.ask(this.table.ask(...moves), ({ refusal }) => {
      if (refusal) this.why = { about, refusal };
    });
  }
}
