/** Questions to the server of which only the newest counts. What is done while its answer is under way waits for the answer. */
export class Inquiry {
  #number = 0;
  #open = false;
  #waiting: (() => void)[] = [];

  /** Is the answer still under way? */
  get open(): boolean {
    return this.#open;
  }

  /** Asks. The answer is heard unless something was asked, settled or forgotten meanwhile. */
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

  /** There is nothing to ask: what waited is done. */
  settle(): void {
    this.#number++;
    this.#open = false;
    this.#goOn();
  }

  /** The matter is over: what waited is not done any more. */
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
