import type { Account, AuthFailure, Outcome } from '@campusway/contract';
import { parseSession } from './parse-answers.ts';
import { withRefreshLock } from './refresh-lock.ts';

/** How often the cookie is replaced, and the tab learns whether the session was ended elsewhere. */
const renewAfterMs = 9 * 60_000;
const firstRetryDelayMs = 5_000;
const maxRetryDelayMs = 60_000;

interface RenewalOptions {
  readonly requestSession: () => Promise<Outcome<unknown>>;
  /** Someone has logged out in any tab, and the service may not know it yet. */
  readonly isLeaving: () => boolean;
  readonly onRenewed: (account: Account) => void;
  /** The service reported that the session has ended. */
  readonly onEnded: () => void;
  /** The service did not answer; the session stays as it is. */
  readonly onUnreachable: () => void;
}

/** Exchanges the session cookie, which no script can read, for its successor: on demand and every nine minutes. */
export function createRenewal(options: RenewalOptions) {
  let isOpen = false;
  let renewing: Promise<Outcome> | undefined;
  /** Incremented by sign-in and sign-out; a renewal that began in an earlier generation is dropped. */
  let generation = 0;
  let failures = 0;
  const timer = createVisibleTimer(() => void renew());
  addEventListener('online', () => {
    if (failures > 0) timer.set(Date.now());
  });

  function keep(): void {
    isOpen = true;
    failures = 0;
    timer.set(Date.now() + renewAfterMs);
  }

  function clear(): void {
    generation += 1;
    isOpen = false;
    renewing = undefined;
    failures = 0;
    timer.set(Infinity);
  }

  /** One request at a time across all tabs. */
  function renew(): Promise<Outcome> {
    if (renewing) return renewing;
    const begunIn = generation;
    const current = withRefreshLock(() => exchange(begunIn)).finally(() => {
      if (renewing === current) renewing = undefined;
    });
    renewing = current;
    return current;
  }

  async function exchange(begunIn: number): Promise<Outcome> {
    const isDropped = () => generation !== begunIn || options.isLeaving();
    // Another tab may have held the lock for long.
    const answer = isDropped() ? undefined : await options.requestSession();
    if (!answer || isDropped())
      return isOpen && !options.isLeaving() ? { ok: true, value: undefined } : fail({ kind: 'signed-out' });
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) {
      clear();
      options.onEnded();
      return fail({ kind: 'signed-out' });
    }
    const account = answer.ok ? parseSession(answer.value) : undefined;
    if (!account) {
      timer.set(Date.now() + Math.min(firstRetryDelayMs * 2 ** failures, maxRetryDelayMs));
      failures += 1;
      options.onUnreachable();
      return fail(answer.ok ? { kind: 'unreachable', slow: false } : answer.failure);
    }
    keep();
    options.onRenewed(account);
    return { ok: true, value: undefined };
  }

  return {
    /** After a login, which has set the cookie. */
    begin(): void {
      generation += 1;
      keep();
    },
    clear,
    renew,
    /** Resolves when no renewal is pending; renews first when this tab has no session yet. */
    async ready(): Promise<Outcome> {
      return isOpen && !renewing && !options.isLeaving() ? { ok: true, value: undefined } : renew();
    },
  };
}

function fail(failure: AuthFailure): Outcome {
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
