import type { AuthFailure, Outcome } from '@campusway/contract';
import { parseTokens, type Tokens } from './parse-answers.ts';
import { withRefreshLock } from './refresh-lock.ts';

/** At most a third of the token's lifetime. */
const renewBeforeExpiryMs = 60_000;
/** A token with less than this left may expire before it reaches the service. */
const minValidMs = 5_000;
const firstRetryDelayMs = 5_000;
const maxRetryDelayMs = 60_000;

interface TokenCacheOptions {
  readonly requestTokens: () => Promise<Outcome<unknown>>;
  /** Someone has logged out in any tab, and the service may not know it yet. */
  readonly isLeaving: () => boolean;
  readonly onTokens: (tokens: Tokens) => void;
  /** The service reported that the session has ended. */
  readonly onEnded: () => void;
  /** The service did not answer; the session stays as it is. */
  readonly onUnreachable: () => void;
}

/** Holds the access token of this tab in memory only, and renews it before it expires. */
export function createTokenCache(options: TokenCacheOptions) {
  let cached: { readonly token: string; readonly expiresAt: number } | undefined;
  let renewing: Promise<Outcome<string>> | undefined;
  /** Incremented by sign-in and sign-out; a renewal that began in an earlier generation is dropped. */
  let generation = 0;
  let failures = 0;
  const timer = createVisibleTimer(() => void renew());
  addEventListener('online', () => {
    if (failures > 0) timer.set(Date.now());
  });

  function store({ accessToken, secondsLeft }: Tokens): void {
    const lifetimeMs = secondsLeft * 1000;
    cached = { token: accessToken, expiresAt: Date.now() + lifetimeMs };
    failures = 0;
    timer.set(cached.expiresAt - Math.min(renewBeforeExpiryMs, lifetimeMs / 3));
  }

  function clear(): void {
    generation += 1;
    cached = undefined;
    renewing = undefined;
    failures = 0;
    timer.set(Infinity);
  }

  /** Requests a new access token; one request at a time across all tabs. */
  function renew(): Promise<Outcome<string>> {
    if (renewing) return renewing;
    const begunIn = generation;
    const current = withRefreshLock(() => exchange(begunIn)).finally(() => {
      if (renewing === current) renewing = undefined;
    });
    renewing = current;
    return current;
  }

  async function exchange(begunIn: number): Promise<Outcome<string>> {
    const isDropped = () => generation !== begunIn || options.isLeaving();
    // Another tab may have held the lock for long.
    const answer = isDropped() ? undefined : await options.requestTokens();
    if (!answer || isDropped())
      return cached && !options.isLeaving()
        ? { ok: true, value: cached.token }
        : fail({ kind: 'signed-out' });
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) {
      clear();
      options.onEnded();
      return fail({ kind: 'signed-out' });
    }
    const tokens = answer.ok ? parseTokens(answer.value) : undefined;
    if (!tokens) {
      timer.set(Date.now() + Math.min(firstRetryDelayMs * 2 ** failures, maxRetryDelayMs));
      failures += 1;
      options.onUnreachable();
      return fail(answer.ok ? { kind: 'unreachable', slow: false } : answer.failure);
    }
    store(tokens);
    options.onTokens(tokens);
    return { ok: true, value: tokens.accessToken };
  }

  return {
    /** Caches the tokens of a login. */
    set(tokens: Tokens): void {
      generation += 1;
      store(tokens);
    },
    clear,
    renew,
    /** The cached access token, renewed when it is missing or about to expire. */
    async get(): Promise<Outcome<string>> {
      if (cached && cached.expiresAt - Date.now() > minValidMs && !options.isLeaving())
        return { ok: true, value: cached.token };
      return renew();
    },
  };
}

function fail(failure: AuthFailure): Outcome<string> {
  return { ok: false, failure };
}

/** Timer that fires only while the page is visible; a timer that expires while hidden fires when it becomes visible. */
function createVisibleTimer(onDue: () => void) {
  let moment = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    if (document.hidden || moment === Infinity) return;
    const wait = moment - Date.now();
    if (wait > 0) {
      timer = setTimeout(check, wait);
      return;
    }
    moment = Infinity;
    onDue();
  }

  document.addEventListener('visibilitychange', check);
  return {
    /** Milliseconds since 1970; Infinity for never. */
    set(next: number): void {
      moment = next;
      check();
    },
  };
}
