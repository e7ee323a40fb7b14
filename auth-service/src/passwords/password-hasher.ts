import { randomBytes } from 'node:crypto';
import { toPassword } from '@campusway/contract';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { WorkQueue } from './work-queue.ts';

/** argon2id, kept as PHC strings. Each hash takes a core for some milliseconds and tens of megabytes of memory. */
export class PasswordHasher {
  readonly #cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;
  readonly #hashing: WorkQueue;
  readonly #attempts: WorkQueue;
  readonly #decoy: string;
  #hashes = 0;

  constructor({ memoryKiB, passes, lanes, concurrent, waiting }: Config['passwords']) {
    this.#cost = { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes };
    this.#hashing = new WorkQueue({ width: concurrent, waiting });
    this.#attempts = new WorkQueue({ width: 2 * concurrent, waiting });
    this.#decoy = toDecoy(this.#cost);
  }

  /** How many were computed since the start. */
  get hashes(): number {
    return this.#hashes;
  }

  get admitted(): number {
    return this.#hashing.admitted;
  }

  /** Around everything that leads up to a hash. Throws `busy` at once rather than let the queue grow. */
  admit<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#hashing.admit(work);
  }

  /**
   * Around a counted attempt and its hash: one attempt more than there are hashes is prepared for each of them, the rest
   * wait uncounted. So the attempt of the next caller is committed together with the session of the one before.
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#attempts.run(work);
  }

  hash(password: string): Promise<string> {
    return this.#hashing.run(() => {
      this.#hashes += 1;
      return hash(toPassword(password), this.#cost);
    });
  }

  /**
   * Without an account, or with half a character in the password, it does the same work against a decoy and says no: an
   * unknown name takes as long as a wrong password.
   */
  async verify(phc: string | undefined, password: string): Promise<boolean> {
    const isPossible = phc !== undefined && password.isWellFormed();
    const matches = await this.#hashing.run(() => {
      this.#hashes += 1;
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
