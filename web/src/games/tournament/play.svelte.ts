import type { Answer, Refusal, Seat } from "../../protocol";
import type { Table } from "../../table.svelte";
import { isAction, worth } from "./cards";
import { choiceOf, choicesWith, guess, listedSpot, meant, point, sameSpot, type Choice, type Spot } from "./choices";
import { same, sortHand, type Held } from "./hand";
import { indexOf, needOf } from "./need";
import { verdictOf, type Verdict } from "./reach";
import type { Card, Colour, View } from "./types";

/** What a player is about to do: the lifted card, its targets, and the expected result. */
export class Play {
  lifted = $state.raw<Held | null>(null);
  chosen = $state.raw<Spot[]>([]);
  /** What would come of the move that is meant. */
  preview = $state.raw<{ move: string; answer: Answer } | null>(null);
  /** Why a card, a colour to open with, or an end of the turn is not possible. */
  why = $state.raw<{ card: Card | null; colour?: Colour; refusal: Refusal } | null>(null);
  /** Why opponents cannot be aimed at, by seat. */
  barred = $state.raw<{ seat: Seat; refusal: Refusal }[]>([]);
  /** Withdrawing is asked for once more. */
  leaving = $state(false);
  /** The token that goes with a Maiden, chosen before withdrawing. */
  price = $state<Colour | null>(null);

  view: View | null = $derived.by(() => (this.table.update?.view as View | undefined) ?? null);
  you: Seat | null = $derived.by(() => this.table.you);
  me = $derived.by(() => (this.view && this.you ? this.view.seats[indexOf(this.you)]! : null));
  hand: Held[] = $derived.by(() => (this.me?.hand ? sortHand(this.me.hand, this.view!.colour) : []));
  legal: string[] = $derived.by(() => (this.table.pending ? [] : this.table.legal));
  asked = $derived.by(() => this.table.update?.asked ?? false);
  myTurn = $derived.by(() => this.asked && (this.view?.phase === "turn" || this.view?.phase === "open"));

  /** The legal moves of the lifted card, or of the question that is asked. */
  choices: Choice[] = $derived.by(() => {
    if (!this.you) return [];
    if (this.lifted) return choicesWith(this.legal, this.lifted.card, this.you);
    const phase = this.view?.phase;
    const points = phase === "adapt" || phase === "return" || phase === "take";
    return points ? this.legal.map((move) => choiceOf(move, this.you!)) : [];
  });
  meant: Choice | null = $derived.by(() => {
    if (this.choices.length === 0) return null;
    const choice = meant(this.choices, this.chosen);
    return choice && choice.spots.length === this.chosen.length ? choice : null;
  });
  /** Is an action card being aimed? */
  aiming = $derived.by(() => this.lifted !== null && isAction(this.lifted.card) && this.choices.length > 0);
  /** What lies over the hand, or beside it: a question, a card that is aimed, the colours to open with. */
  sheet: "window" | "token" | "adapt" | "aim" | "opening" | null = $derived.by(() => {
    const phase = this.asked && !this.table.pending ? this.view?.phase : undefined;
    if (phase === "react") return "window";
    if (phase === "take" || phase === "return") return "token";
    if (phase === "adapt") return "adapt";
    if (this.aiming) return "aim";
    return phase === "open" ? "opening" : null;
  });
  after: View | null = $derived.by(() => (this.preview?.answer.view as View | null | undefined) ?? null);
  canEnd = $derived.by(() => this.legal.includes("end"));
  canWithdraw = $derived.by(() => this.legal.includes("withdraw"));
  /** What the hand is good for; nothing unless it is this player's turn. */
  verdict: Verdict | null = $derived.by(() => {
    const { view, you } = this;
    return view && you && view.colour !== null && view.phase === "turn" && this.asked && !this.table.pending ? verdictOf(view, you, this.legal) : null;
  });
  need = $derived.by(() => (this.view && this.you ? needOf(this.view, this.you) : 0));
  /** The total with the lifted value card. */
  then: number | null = $derived.by(() => {
    const { lifted, view, me } = this;
    if (!lifted || !view || !me || isAction(lifted.card)) return null;
    return me.total + worth(lifted.card, this.colour);
  });
  /** The tournament's colour, or the one that is being named. */
  colour: Colour | null = $derived.by(() => {
    const named = this.chosen.find((spot) => spot.kind === "colour");
    return this.view?.colour ?? (named?.kind === "colour" ? named.colour : null);
  });

  readonly table: Table;
  #question = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** A new update: keeps only what can still be done of what was begun. */
  refresh(): void {
    const still = this.hand.some((held) => same(this.lifted, held));
    // Another question than what to play is answered without a card.
    const other = this.asked && !this.myTurn;
    if (!still || other) this.lifted = null;
    this.table.refusal = null;
    this.why = null;
    this.leaving = false;
    this.preview = null;
    this.barred = [];
    this.goOn();
  }

  /** Continues once no move of ours is pending: picks the only choice, and does what was decided before. */
  goOn(): void {
    this.#preselect();
    this.#payPrice();
  }

  /** Can this card be played now? Nothing while others decide. */
  playable(held: Held): boolean | null {
    if (!this.you || !this.myTurn) return null;
    return choicesWith(this.legal, held.card, this.you).length > 0;
  }

  lift(held: Held | null): void {
    this.table.attend();
    this.table.refusal = null;
    this.lifted = held;
    this.why = null;
    this.leaving = false;
    this.preview = null;
    this.barred = [];
    this.#preselect();
    if (held && this.choices.length === 0) void this.#askWhy(held.card);
    else if (held) void this.#askBarred(held.card);
  }

  /** Lifts a card that is good to begin with: the lowest that is enough; to open, the highest of the colour the hand is best at; a supporter only if there is nothing else. */
  liftFirst(): void {
    const rising = this.hand.filter((held) => !isAction(held.card) && this.playable(held)).sort((one, other) => worth(one.card, null) - worth(other.card, null));
    const sum = (letter: string) => ("SM".includes(letter) ? 0 : rising.filter(({ card }) => card[0] === letter).reduce((all, { card }) => all + worth(card, null), 0));
    if (this.view?.phase === "open") this.lift([...rising].reverse().sort((one, other) => sum(other.card[0]!) - sum(one.card[0]!))[0] ?? null);
    else if (this.verdict?.enough) this.lift(rising.find(({ card }) => this.me!.total + worth(card, this.colour) >= this.need) ?? rising.at(-1) ?? null);
  }

  /** Lifts the card of a move and points at its targets, so that one tap makes it. */
  ready(move: string): void {
    if (!this.you) return;
    const { card, spots } = choiceOf(move, this.you);
    const held = this.hand.find((one) => one.card === card);
    if (card !== null && held) this.lift(held);
    for (const spot of spots) if (!this.chosen.some((one) => sameSpot(one, spot))) this.point(spot);
  }

  point(spot: Spot): void {
    if (!this.view) return;
    const listed = listedSpot(this.choices, this.view, spot);
    if (!listed) return;
    this.why = null;
    this.chosen = point(this.choices, this.chosen, listed);
    void this.#askPreview();
  }

  /** Does what the main button says. */
  act(): void {
    if (!this.meant) return;
    const { move } = this.meant;
    this.lifted = null;
    this.chosen = [];
    this.preview = null;
    this.table.play(move);
  }

  move(move: string): void {
    this.lifted = null;
    this.chosen = [];
    this.preview = null;
    this.leaving = false;
    this.table.play(move);
  }

  /** Withdraws: at once if the hand is not enough and nothing would be lost, otherwise after asking once more. */
  leave(): void {
    this.table.refusal = null;
    this.why = null;
    if (this.verdict?.enough === false && this.me?.display.length === 0) this.withdraw(null);
    else this.leaving = true;
  }

  withdraw(price: Colour | null): void {
    this.price = price;
    this.move("withdraw");
  }

  /** Why may the turn not end yet? */
  async askEnd(): Promise<void> {
    const { update, pending } = this.table;
    if (pending) return;
    const answer = await this.table.ask("end");
    // An answer about an earlier moment explains nothing.
    if (answer.refusal && this.table.update === update && !this.leaving) this.why = { card: null, refusal: answer.refusal };
  }

  /** Why may the tournament not be opened in this colour? */
  async askColour(colour: Colour): Promise<void> {
    const { update, pending } = this.table;
    if (pending) return;
    // A card of the colour knows best, then a supporter.
    const rank = ({ card }: Held) => (card[0]!.toLowerCase() === colour[0] ? 0 : "SM".includes(card[0]!) ? 1 : 2);
    const held = this.hand.filter(({ card }) => !isAction(card) && !this.legal.includes(`open ${colour} ${card}`)).sort((one, other) => rank(one) - rank(other))[0];
    if (!held) return;
    const answer = await this.table.ask(`open ${colour} ${held.card}`);
    if (answer.refusal && this.table.update === update) this.why = { card: null, colour, refusal: answer.refusal };
  }

  #preselect(): void {
    const first = this.choices[0];
    this.chosen = [];
    if (!first) return;
    if (this.choices.length === 1) this.chosen = first.spots;
    else if (first.move.startsWith("open")) this.chosen = this.#openingColour();
    void this.#askPreview();
  }

  /** A colour card opens its own colour; a supporter opens what the hand is best at. */
  #openingColour(): Spot[] {
    const weights = new Map<Colour, number>();
    const letters: Record<string, Colour> = { P: "purple", R: "red", B: "blue", Y: "yellow", G: "green" };
    for (const { card } of this.hand) {
      const colour = isAction(card) ? undefined : letters[card[0]!];
      if (colour) weights.set(colour, (weights.get(colour) ?? 0) + Number(card[1]));
    }
    const open = this.choices.flatMap(({ spots }) => spots).filter((spot) => spot.kind === "colour");
    const best = open.sort((one, other) => (weights.get(other.colour) ?? 0) - (weights.get(one.colour) ?? 0))[0];
    return best ? [best] : [];
  }

  /** The token that was chosen together with withdrawing. */
  #payPrice(): void {
    const price = this.price;
    if (price === null || this.table.pending) return;
    this.price = null;
    if (this.view?.phase === "return" && this.legal.includes(`return ${price}`)) this.table.play(`return ${price}`);
  }

  async #askPreview(): Promise<void> {
    const choice = this.meant;
    const question = ++this.#question;
    this.preview = null;
    if (!choice || choice.move.startsWith("play") || choice.move.startsWith("open")) return;
    const answer = await this.table.ask(choice.move);
    if (question === this.#question && !answer.refusal) this.preview = { move: choice.move, answer };
  }

  /** In a window: what happens if nobody stops it. */
  async askWindow(): Promise<void> {
    const question = ++this.#question;
    const answer = await this.table.ask("pass");
    if (question === this.#question && !answer.refusal) this.preview = { move: "pass", answer };
  }

  async #askWhy(card: Card): Promise<void> {
    if (!this.view || !this.you) return;
    const move = guess(card, this.view, this.you);
    if (!move) return;
    const answer = await this.table.ask(move);
    if (answer.refusal && this.lifted?.card === card) this.why = { card, refusal: answer.refusal };
  }

  /** Names why some opponents are out of reach of a card that has targets. */
  async #askBarred(card: Card): Promise<void> {
    const { view, you } = this;
    if (!view || !you) return;
    const seats = this.choices.flatMap(({ spots }) => spots.map((spot) => (spot.kind === "colour" ? null : spot.seat)));
    if (!seats.some((seat) => seat !== null && seat !== you)) return;
    const others = view.in.filter((seat) => seat !== you && !seats.includes(seat));
    const asked = await Promise.all(
      others.map(async (seat) => {
        const move = guess(card, view, you, seat);
        const refusal = move ? (await this.table.ask(move)).refusal : null;
        return refusal && { seat, refusal };
      }),
    );
    if (this.lifted?.card === card) this.barred = asked.filter((one) => one !== null);
  }
}
