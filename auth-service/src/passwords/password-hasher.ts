import { randomBytes } from 'node:crypto';
import { isTooLong, passwordLength, toPassword } from '@campusway/contract';
import { SettingsError } from '@campusway/service/settings';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Counter, Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import { hashLimits, isWithinLimits, toMinimumCost } from '../policies/hash-limits.ts';
import { FairQueue } from './fair-queue.ts';
import type { Path } from './round-robin.ts';

/** Hashes passwords with argon2id as PHC strings. Each hash occupies a core for about 50 ms and 64 MiB by default. */
export class PasswordHasher {
  readonly #cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;
  readonly #minimum: ReturnType<typeof toMinimumCost>;
  /** First come, first served. */
  readonly #hashing: LimitFunction;
  readonly #attempts: FairQueue;
  readonly #decoy: string;
  readonly hashes = new Counter({
    name: 'campusway_password_hashes_total',
    help: 'Password hashes computed',
    registers: [],
  });
  readonly work: Gauge;

  /** @throws {SettingsError} for a cost that no stored hash may have */
  constructor({ memoryKiB, passes, lanes, concurrent, waiting, maxWaitMs }: Config['passwords']) {
    if (memoryKiB * passes > hashLimits.maxWork)
      throw new SettingsError('auth service', [
        `AUTH_ARGON2_MEMORY_KIB times AUTH_ARGON2_PASSES must be at most ${hashLimits.maxWork}`,
      ]);
    this.#cost = { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes };
    this.#minimum = toMinimumCost({ memoryKiB, passes });
    this.#hashing = pLimit(concurrent);
    const capacity = concurrent + waiting;
    this.#attempts = new FairQueue({ width: Math.min(2 * concurrent, capacity), capacity, maxWaitMs });
    this.#decoy = toDecoy(this.#cost);
    const attempts = this.#attempts;
    this.work = new Gauge({
      name: 'campusway_password_work',
      help: 'Requests that are hashing or waiting to hash',
      registers: [],
      collect() {
        this.set(attempts.admitted);
      },
    });
  }

  /**
   * Wraps all work that ends in a hash, including the counting of the attempt: a job that waits is not counted yet. Runs
   * twice as many jobs as hashes, so the commit for the next login joins that of the previous one.
   *
   * @throws {ProblemError} `busy`
   */
  inTurn<Result>(share: Path, work: () => Promise<Result>): Promise<Result> {
    return this.#attempts.run(share, work);
  }

  /** Refuses all requests that wait, and all that would have to wait. */
  close(): void {
    this.#attempts.close();
  }

  hash(password: string): Promise<string> {
    return this.#hashing(() => {
      this.hashes.inc();
      return hash(toPassword(password), this.#cost);
    });
  }

  /**
   * Without an account it verifies against a decoy hash and returns false, so an unknown name takes as long as a wrong
   * password. A password that is too long or has a lone surrogate never matches, and no password matches a hash that is
   * not usable.
   */
  async verify(phc: string | undefined, password: string): Promise<boolean> {
    const isPossible = password.isWellFormed() && !isTooLong(password, passwordLength);
    const stored = phc !== undefined && this.isUsable(phc) ? phc : undefined;
    const matches = await this.#hashing(() => {
      this.hashes.inc();
      return verify(stored ?? this.#decoy, isPossible ? toPassword(password) : '');
    });
    return stored !== undefined && isPossible && matches;
  }

  /** False for a stored hash that is damaged or has a cost outside the limits: verifying it could take all memory. */
  isUsable(phc: string): boolean {
    return isWithinLimits(phc, this.#minimum);
  }

  /** True if the hash is cheaper than the current cost. A lower cost never replaces a hash. */
  isCheaperThanNow(phc: string): boolean {
    const { memoryCost, timeCost } = parseOptions(phc);
    return memoryCost < this.#cost.memoryCost || timeCost < this.#cost.timeCost;
  }
}

/** A PHC string of the current cost with a random hash, which no password matches. */
function toDecoy({
  memoryCost,
  timeCost,
  parallelism,
}: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>): string {
  const toBase64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${toBase64(16)}$${toBase64(32)}`;
}
