import { setTimeout as sleep } from 'node:timers/promises';
import { createProblem } from '../errors.ts';

/** A refusal is sent after this pause, so that a client that asks again at once cannot ask often. */
const pauseMs = 500;
const maxPausing = 1000;

/** Turns go round the sources, and within a source round its subjects. */
export interface Share {
  /** An address, or a known device: that has a share of its own behind any address. */
  readonly source: string;
  /** The account: many people may come from one address. */
  readonly subject: string;
}

interface Waiter extends Share {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Runs at most `width` pieces of work at once, admits `capacity` in all, and lets each wait for `maxWaitMs` at most. When
 * it is full, a newcomer displaces the last of those who have most waiting, unless these are its own.
 */
export class FairQueue {
  readonly #width: number;
  readonly #capacity: number;
  readonly #maxWaitMs: number;
  #waiting: readonly Waiter[] = [];
  /** Number of the last turn of each source, and of each subject of a source. */
  #turns = new Map<string, number>();
  #turn = 0;
  #running = 0;
  #pausing = 0;

  constructor({ width, capacity, maxWaitMs }: { width: number; capacity: number; maxWaitMs: number }) {
    this.#width = width;
    this.#capacity = capacity;
    this.#maxWaitMs = maxWaitMs;
  }

  get admitted(): number {
    return this.#running + this.#waiting.length;
  }

  /** @throws {ProblemError} `busy` */
  async run<Result>(share: Share, work: () => Promise<Result>): Promise<Result> {
    if (this.admitted >= this.#capacity && !this.#makeRoom(share)) return this.#sendAway();
    if (this.#running >= this.#width) await this.#waitForTurn(share);
    else this.#running += 1;
    this.#recordTurn(share);
    try {
      return await work();
    } finally {
      this.#endTurn();
    }
  }

  #waitForTurn(share: Share): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
        settle();
      };
      const refuse = () => leave(() => reject(createProblem('busy')));
      const waiter = { ...share, start: () => leave(resolve), refuse };
      const timer = setTimeout(refuse, this.#maxWaitMs);
      this.#waiting = [...this.#waiting, waiter];
    });
  }

  #recordTurn(share: Share): void {
    this.#turn += 1;
    this.#turns.set(share.source, this.#turn);
    this.#turns.set(toSubjectKey(share), this.#turn);
    if (this.#turns.size <= 4 * this.#capacity) return;
    const keys = this.#waiting.flatMap((waiter) => [waiter.source, toSubjectKey(waiter)]);
    this.#turns = new Map(keys.map((key) => [key, this.#turns.get(key) ?? 0]));
  }

  /** Hands the place on: to the source, and there to the subject, whose last turn is longest ago. */
  #endTurn(): void {
    const lastTurn = (key: string) => this.#turns.get(key) ?? 0;
    const [next] = this.#waiting.toSorted(
      (a, b) =>
        lastTurn(a.source) - lastTurn(b.source) || lastTurn(toSubjectKey(a)) - lastTurn(toSubjectKey(b)),
    );
    if (next) next.start();
    else this.#running -= 1;
  }

  #makeRoom(newcomer: Share): boolean {
    const all = [...this.#waiting, newcomer];
    const source = findMostFrequent(all.map((share) => share.source));
    const ofSource = all.filter((share) => share.source === source);
    const subject = findMostFrequent(ofSource.map((share) => share.subject));
    const displaced = ofSource.findLast((share) => share.subject === subject);
    const waiter = this.#waiting.find((other) => other === displaced);
    waiter?.refuse();
    return waiter !== undefined;
  }

  async #sendAway(): Promise<never> {
    if (this.#pausing < maxPausing) {
      this.#pausing += 1;
      await sleep(pauseMs);
      this.#pausing -= 1;
    }
    throw createProblem('busy');
  }
}

function toSubjectKey({ source, subject }: Share): string {
  return `${source}\0${subject}`;
}

/** Of several that are as frequent, the last. */
function findMostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values.toReversed()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
