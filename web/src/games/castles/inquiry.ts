/** Questions to the server of which only the newest counts. Actions wait while its answer is pending. */
export class Inquiry {
  #number = 0;
  #open = false;
  #waiting: (() => void)[] = [];

  /** Is the answer still pending? */
  get open(): boolean {
    return this.#open;
  }

  /** Asks. The answer is used unless something else was asked, settled or dropped meanwhile. */
  ask<T>(question: Promise<T>, heard: (answer: T) => void): void {
    const number = ++this.#number;
    this.#open = true;
    void question.then((answer) => {
      if (number !== this.#number) return;
      this.#open = false;
      heard(answer);
      this.#goOn();
    });
  }

  /** There is nothing to ask: runs the waiting actions. */
  settle(): void {
    this.#number++;
    this.#open = false;
    this.#goOn();
  }

  /** The question is settled: drops the waiting actions. */
  forget(): void {
    this.#waiting = [];
    this.settle();
  }

  /** Does something that the answer decides: now, or when it is here. */
  then(act: () => void): void {
    this.#waiting.push(act);
    this.#goOn();
  }

  #goOn(): void {
    while (!this.#open && this.#waiting.length > 0) this.#waiting.shift()!();
  }
}
