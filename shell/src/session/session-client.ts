import type { Account, Outcome, Session, SessionActions, SignOutReason } from '@campusway/contract';
import { type AuthRequest, requestAuth } from './auth-request.ts';
import { parseDevices, parseSession } from './parse-answers.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { readHint, writeHint } from './session-hint.ts';
import { createRenewal } from './session-renewal.ts';
import type { TabMessage } from './tab-channel.ts';

const loggedIn = 'Login successful';
const loginRefused = 'Invalid login credentials';
const signedOut = { ok: false, failure: { kind: 'signed-out' } } as const;

export interface SessionClient extends Required<SessionActions> {
  /** Continues from the stored hint: renews the session, or finishes a sign-out. */
  resume(): Promise<void>;
  receive(message: TabMessage): void;
}

interface SessionClientOptions {
  readonly origin: string;
  readonly publish: (session: Session) => void;
  readonly broadcast: (message: TabMessage) => void;
}

/** Client of the auth service; publishes every change of the session. */
export function createSessionClient({ origin, publish, broadcast }: SessionClientOptions): SessionClient {
  let known: Account | undefined;
  const request = (call: AuthRequest) => requestAuth(origin, call);
  /** For calls that end the session of the refresh cookie: an exchange at the same time would find it ended. */
  const requestAlone = (call: AuthRequest, isDropped = () => false) =>
    withRefreshLock(async () => (isDropped() ? signedOut : request(call)));
  const renewal = createRenewal({
    requestSession: () => request({ method: 'POST', path: '/refresh' }),
    isLeaving: () => readHint() === 'ending',
    onRenewed: enter,
    onEnded: () => leave('ended'),
    onUnreachable: () => {
      if (!known) publish({ status: 'unknown', unreachable: true });
    },
  });

  function enter(account: Account): void {
    writeHint('signed-in');
    if (known?.id === account.id) return;
    known = account;
    publish({ status: 'signed-in', account });
  }

  function leave(why: 'deleted' | 'ended'): void {
    writeHint(undefined);
    forget(why);
    broadcast(why === 'ended' ? 'ended' : 'left');
  }

  function forget(why: SignOutReason): void {
    known = undefined;
    renewal.clear();
    publish({ status: 'signed-out', why });
  }

  /** Whether someone has logged out since, or someone else logged in, here or in another tab. */
  function watchAccount(): () => boolean {
    const account = known?.id;
    return () => account !== undefined && known?.id !== account;
  }

  /** Sends a request for the account that the tab shows; renews a refused session once. */
  async function requestAs(
    call: AuthRequest,
    send: (call: AuthRequest, isDropped: () => boolean) => Promise<Outcome<unknown>> = request,
  ): Promise<Outcome<unknown>> {
    const isOther = watchAccount();
    async function sendAfter(ready: Outcome): Promise<Outcome<unknown>> {
      if (!ready.ok) return ready;
      if (!known || isOther()) return signedOut;
      const answer = await send({ ...call, account: known.id }, isOther);
      return isOther() ? signedOut : answer;
    }
    const outcome = await sendAfter(await renewal.ready());
    const isStale = !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.status === 401;
    return isStale ? sendAfter(await renewal.renew()) : outcome;
  }

  async function finishLogOut(): Promise<Outcome> {
    return withRefreshLock(async () => {
      // A sign-in has replaced the hint, and ended the session: this request would end the new one.
      if (readHint() === 'signed-in') return { ok: true, value: undefined };
      const answer = await request({ method: 'POST', path: '/logout' });
      if (answer.ok && readHint() === 'ending') writeHint(undefined);
      return withoutValue(answer);
    });
  }

  return {
    async register(body) {
      const answer = await request({ method: 'POST', path: '/', body });
      if (!answer.ok) return answer;
      return { ok: true, value: parseSession(answer.value) };
    },
    // With the hint, so that a sign-out that waits for the lock sees the login.
    logIn: (body) =>
      withRefreshLock(async () => {
        const answer = await request({ method: 'POST', path: '/', body, fallbackMessage: loginRefused });
        if (!answer.ok) return answer;
        const message = messageOf(answer.value);
        if (message !== loggedIn) return { ok: false, failure: refuseLogin(message) };
        const account = parseSession(answer.value);
        if (!account) return { ok: true, value: undefined };
        renewal.begin();
        enter(account);
        broadcast('signed-in');
        return { ok: true, value: account };
      }),
    async logOut() {
      writeHint('ending');
      broadcast('left');
      forget('left');
      const outcome = await finishLogOut();
      if (!outcome.ok && !known) forget('left-untold');
      return outcome;
    },
    async askAgain() {
      await renewal.renew();
    },
    async changePassword({ current, next }) {
      const body = { current_password: current, new_password: next };
      const outcome = await requestAs({ method: 'PUT', path: '/me/password', body }, requestAlone);
      if (outcome.ok && known) renewal.begin();
      return withoutValue(outcome);
    },
    async resetPassword({ username, code, password }) {
      const body = { username, code, new_password: password };
      return withoutValue(await request({ method: 'POST', path: '/password/reset', body }));
    },
    async deleteAccount(password) {
      const body = { current_password: password };
      const outcome = await requestAs({ method: 'DELETE', path: '/me', body }, requestAlone);
      if (outcome.ok) leave('deleted');
      return withoutValue(outcome);
    },
    async listDevices() {
      const outcome = await requestAs({ method: 'GET', path: '/sessions' });
      return outcome.ok ? { ok: true, value: parseDevices(outcome.value) } : outcome;
    },
    async endDevice(id) {
      const path = `/sessions/${encodeURIComponent(id)}`;
      return withoutValue(await requestAs({ method: 'DELETE', path }));
    },
    async endOtherDevices() {
      const path = '/sessions?except=current';
      return withoutValue(await requestAs({ method: 'DELETE', path }));
    },
    async resume() {
      const hint = readHint();
      if (hint === 'signed-in') return void (await renewal.renew());
      // Also when someone has logged out while this page was loading.
      forget('left');
      if (hint) await finishLogOut();
    },
    receive(message) {
      if (message !== 'signed-in') return forget(message);
      // Pending responses belong to the previous session.
      renewal.clear();
      void renewal.renew();
    },
  };
}

function messageOf(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** Failure for a 2xx response without the message that the specification requires. */
function refuseLogin(message: string) {
  return { kind: 'refused', status: 200, code: '', message: message || loginRefused, faults: [] } as const;
}

function withoutValue(outcome: Outcome<unknown>): Outcome {
  return outcome.ok ? { ok: true, value: undefined } : outcome;
}
