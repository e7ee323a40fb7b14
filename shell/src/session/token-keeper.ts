import type { AuthFailure, Outcome } from '@campusway/contract';
import type { AuthAnswer } from './auth-request.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { parseTokens, type Tokens } from './tokens.ts';
import { createVisibleTimer } from './visible-timer.ts';

/** Renewed this long before it expires, and at the latest when two thirds of a short life are over. */
const marginMs = 60_000;
/** A token that is about to expire would not survive the way to the service. */
const leastMs = 5_000;
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

interface TokenKeeperOptions {
  readonly requestTokens: () => Promise<AuthAnswer>;
  readonly onTokens: (tokens: Tokens) => void;
  /** The service says that there is no session any more. */
  readonly onEnded: () => void;
  /** No word from the service. Whoever is signed in stays so. */
  readonly onUnreachable: () => void;
}

export interface TokenKeeper {
  keep(tokens: Tokens): void;
  drop(): void;
  /** An access token that is good for a while yet, asked for when there is none. */
  get(): Promise<Outcome<string>>;
  /** A new one. One exchange at a time in this tab, and one among all tabs. */
  renew(): Promise<Outcome<string>>;
}

/** The access token of this tab, in memory and nowhere else, renewed before it expires. */
export function createTokenKeeper(options: TokenKeeperOptions): TokenKeeper {
  let kept: { readonly token: string; readonly goodUntil: number } | undefined;
  let renewing: Promise<Outcome<string>> | undefined;
  /** Counts sign-ins and sign-outs: an answer that was asked for before the last of them is not believed. */
  let era = 0;
  let failures = 0;
  const timer = createVisibleTimer(() => void renew());
  addEventListener('online', () => {
    if (failures > 0) timer.set(Date.now());
  });

  function keep({ accessToken, secondsLeft }: Tokens): void {
    const life = secondsLeft * 1000;
    kept = { token: accessToken, goodUntil: Date.now() + life };
    failures = 0;
    timer.set(kept.goodUntil - Math.min(marginMs, life / 3));
  }

  function drop(): void {
    era += 1;
    kept = undefined;
    renewing = undefined;
    failures = 0;
    timer.set(Infinity);
  }

  function renew(): Promise<Outcome<string>> {
    if (renewing) return renewing;
    const current = withRefreshLock(exchange).finally(() => {
      if (renewing === current) renewing = undefined;
    });
    renewing = current;
    return current;
  }

  async function exchange(): Promise<Outcome<string>> {
    const asked = era;
    const answer = await options.requestTokens();
    if (era !== asked) return kept ? { ok: true, value: kept.token } : fail({ kind: 'signed-out' });
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) {
      drop();
      options.onEnded();
      return fail({ kind: 'signed-out' });
    }
    const tokens = answer.ok ? parseTokens(answer.body) : undefined;
    if (!tokens) {
      timer.set(Date.now() + Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
      failures += 1;
      options.onUnreachable();
      return fail(answer.ok ? { kind: 'unreachable', slow: false } : answer.failure);
    }
    keep(tokens);
    options.onTokens(tokens);
    return { ok: true, value: tokens.accessToken };
  }

  return {
    keep(tokens) {
      era += 1;
      keep(tokens);
    },
    drop,
    renew,
    async get() {
      if (kept && kept.goodUntil - Date.now() > leastMs) return { ok: true, value: kept.token };
      return renew();
    },
  };
}

function fail(failure: AuthFailure): Outcome<string> {
  return { ok: false, failure };
}
