import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '../errors.ts';

/** A refusal is sent after this pause, so that a client that asks again at once cannot ask often. */
const pauseMs = 500;
const maxPausing = 1000;

/** Runs at most `width` pieces of work at once and lets `waiting` more wait. Refuses the rest. */
export class WorkQueue {
  readonly #width: number;
  readonly #capacity: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;
  #admitted = 0;
  #pausing = 0;

  constructor({ width, waiting }: { readonly width: number; readonly waiting: number }) {
    this.#width = width;
    this.#capacity = width + waiting;
  }

  get admitted(): number {
    return this.#admitted;
  }

  /**
   * Takes a place before anything is counted against the caller, and keeps it until the work is done.
   *
   * @throws {ProblemError} `busy`, when every place is taken.
   */
  async admit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#admitted >= this.#capacity) return this.#sendAway();
    this.#admitted += 1;
    try {
      return await work();
    } finally {
      this.#admitted -= 1;
    }
  }

  async #sendAway(): Promise<never> {
    if (this.#pausing < maxPausing) {
      this.#pausing += 1;
      await sleep(pauseMs);
      this.#pausing -= 1;
    }
    throw new ProblemError('busy');
  }

  /** Waits for its turn. First come, first served. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#width) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
