import { setTimeout as sleep } from 'node:timers/promises';
import { createProblem } from '../errors.ts';
import { type Path, RoundRobin } from './round-robin.ts';

/** Delay before a refusal: slows down clients that retry immediately. */
const refusalDelayMs = 500;
const maxDelayed = 1000;

interface Waiter {
  readonly path: Path;
  readonly settle: (isTurn: boolean) => void;
}

/**
 * Runs at most `width` jobs at once, admits `capacity` jobs in total, and refuses a job that waits longer than `maxWaitMs`.
 * When full, refuses the newest waiting job of the group with the most waiting jobs.
 */
export class FairQueue {
  readonly #width: number;
  readonly #maxWaitMs: number;
  readonly #waiting = new RoundRobin<Waiter>();
  #capacity: number;
  #running = 0;
  #delayed = 0;

  constructor({ width, capacity, maxWaitMs }: { width: number; capacity: number; maxWaitMs: number }) {
    this.#width = width;
    this.#capacity = capacity;
    this.#maxWaitMs = maxWaitMs;
  }

  get admitted(): number {
    return this.#running + this.#waiting.size;
  }

  /** @throws {ProblemError} `busy` */
  async run<Result>(path: Path, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#width) this.#running += 1;
    else if (!(await this.#waitForTurn(path))) return this.#refuse();
    try {
      return await work();
    } finally {
      const next = this.#waiting.takeNext();
      if (next) next.settle(true);
      else this.#running -= 1;
    }
  }

  /** Refuses all waiting jobs and all that would have to wait. */
  close(): void {
    this.#capacity = 0;
    this.#refuseExcess();
  }

  /** False: refused. */
  #waitForTurn(path: Path): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter = { path, settle: resolve };
    const timer = setTimeout(() => this.#refuseWaiter(waiter), this.#maxWaitMs);
    this.#waiting.add(waiter);
    this.#refuseExcess();
    return promise.finally(() => clearTimeout(timer));
  }

  #refuseExcess(): void {
    while (this.admitted > this.#capacity) {
      const waiter = this.#waiting.findLastOfLargest();
      if (!waiter) return;
      this.#refuseWaiter(waiter);
    }
  }

  #refuseWaiter(waiter: Waiter): void {
    this.#waiting.remove(waiter);
    waiter.settle(false);
  }

  async #refuse(): Promise<never> {
    if (this.#delayed < maxDelayed) {
      this.#delayed += 1;
      await sleep(refusalDelayMs);
      this.#delayed -= 1;
    }
    throw createProblem('busy');
  }
}
