import { randomBytes } from 'node:crypto';
import { toPassword } from '@campusway/contract';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Counter, Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import { FairQueue, type Share } from './fair-queue.ts';

/** argon2id, kept as PHC strings. Each hash takes a core for some milliseconds and tens of megabytes of memory. */
export class PasswordHasher {
  readonly #cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;
  /** First come, first served. */
  readonly #hashing: LimitFunction;
  readonly #attempts: FairQueue;
  readonly #decoy: string;
  /** How many were computed since the start. */
  readonly hashes = new Counter({
    name: 'campusway_password_hashes_total',
    help: 'Password hashes computed',
    registers: [],
  });
  readonly work: Gauge;

  constructor({ memoryKiB, passes, lanes, concurrent, waiting, maxWaitMs }: Config['passwords']) {
    this.#cost = { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes };
    this.#hashing = pLimit(concurrent);
    this.#attempts = new FairQueue({ width: 2 * concurrent, capacity: concurrent + waiting, maxWaitMs });
    this.#decoy = toDecoy(this.#cost);
    const attempts = this.#attempts;
    this.work = new Gauge({
      name: 'campusway_password_work',
      help: 'Requests that hash or wait to',
      registers: [],
      collect() {
        this.set(attempts.admitted);
      },
    });
  }

  /**
   * Around everything that leads up to a hash: one piece of work more than there are hashes is prepared for each of them,
   * the rest wait, and nothing is counted against them. So the attempt of the next caller is committed together with the
   * session of the one before.
   *
   * @throws {ProblemError} `busy`, before two seconds have passed
   */
  inTurn<Result>(share: Share, work: () => Promise<Result>): Promise<Result> {
    return this.#attempts.run(share, work);
  }

  hash(password: string): Promise<string> {
    return this.#hashing(() => {
      this.hashes.inc();
      return hash(toPassword(password), this.#cost);
    });
  }

  /**
   * Without an account, or with half a character in the password, it does the same work against a decoy and says no: an
   * unknown name takes as long as a wrong password.
   */
  async verify(phc: string | undefined, password: string): Promise<boolean> {
    const isPossible = phc !== undefined && password.isWellFormed();
    const matches = await this.#hashing(() => {
      this.hashes.inc();
      return verify(phc ?? this.#decoy, toPassword(password));
    });
    return isPossible && matches;
  }

  /** True when the cost was raised since. It is never lowered on an account. */
  isCheaperThanNow(phc: string): boolean {
    const { memoryCost, timeCost } = parseOptions(phc);
    return memoryCost < this.#cost.memoryCost || timeCost < this.#cost.timeCost;
  }
}

/** A PHC string of today's cost that no password fits: its hash is random. */
function toDecoy({
  memoryCost,
  timeCost,
  parallelism,
}: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>): string {
  const toBase64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${toBase64(16)}$${toBase64(32)}`;
}
