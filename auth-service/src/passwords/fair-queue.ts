import { setTimeout as sleep } from 'node:timers/promises';
import { createProblem } from '../errors.ts';

/** Delay before a refusal: slows down clients that retry immediately. */
const refusalDelayMs = 500;
const maxDelayed = 1000;

/** Round robin over sources, and over the subjects within a source. */
export interface Share {
  /** An address, or a known device, which has its own share behind any address. */
  readonly source: string;
  /** The account: many people may share one address. */
  readonly subject: string;
}

interface Waiter extends Share {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Runs at most `width` jobs at once, admits `capacity` jobs in total, and refuses a job that waits longer than `maxWaitMs`.
 * A new job in a full queue displaces the last job of the source with the most waiting jobs, unless that is its own source.
 */
export class FairQueue {
  readonly #width: number;
  readonly #capacity: number;
  readonly #maxWaitMs: number;
  #waiting: readonly Waiter[] = [];
  /** Last turn of each source, and of each subject of a source. */
  #turns = new Map<string, number>();
  #turn = 0;
  #running = 0;
  #delayed = 0;

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
    if (this.admitted >= this.#capacity && !this.#makeRoom(share)) return this.#refuse();
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

  /** Starts the job whose source, and then whose subject, has the oldest last turn. */
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

  async #refuse(): Promise<never> {
    if (this.#delayed < maxDelayed) {
      this.#delayed += 1;
      await sleep(refusalDelayMs);
      this.#delayed -= 1;
    }
    throw createProblem('busy');
  }
}

function toSubjectKey({ source, subject }: Share): string {
  return `${source}\0${subject}`;
}

/** The last one of equally frequent values. */
function findMostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values.toReversed()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
