import type { Outcome, Session, SessionActions } from '@campusway/contract';
import { whenPageIdle } from '@campusway/platform';
import type { SessionClient } from './session-client.ts';
import { readHint } from './session-hint.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

/**
 * Session of the open page. The client of the service is loaded on first use: visitors without an account never need it.
 */
export function createSessionStore(origin: string) {
  let session: Session = { status: readHint() === 'signed-in' ? 'unknown' : 'signed-out' };
  let tabs: TabChannel | undefined;
  let client: Promise<SessionClient> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** Undefined when its chunk does not load; the next call retries. */
  async function load(): Promise<SessionClient | undefined> {
    client ??= import('./session-client.ts').then((session) =>
      session.createSessionClient({ origin, publish, broadcast: (message) => tabs?.broadcast(message) }),
    );
    try {
      return await client;
    } catch {
      client = undefined;
      return undefined;
    }
  }

  async function act<Value>(
    perform: (client: SessionClient) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const loaded = await load();
    return loaded ? perform(loaded) : { ok: false, failure: { kind: 'unreachable', slow: false } };
  }

  const actions: SessionActions = {
    register: (registration) => act((loaded) => loaded.register(registration)),
    logIn: (credentials) => act((loaded) => loaded.logIn(credentials)),
    logOut: () => act((loaded) => loaded.logOut()),
    askAgain: async () => (await load())?.askAgain(),
    changePassword: (passwords) => act((loaded) => loaded.changePassword(passwords)),
    resetPassword: (reset) => act((loaded) => loaded.resetPassword(reset)),
    deleteAccount: (password) => act((loaded) => loaded.deleteAccount(password)),
    listDevices: () => act((loaded) => loaded.listDevices()),
    endDevice: (id) => act((loaded) => loaded.endDevice(id)),
    endOtherDevices: () => act((loaded) => loaded.endOtherDevices()),
  };
  return {
    actions,
    getSession: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resumes the session once the page is idle, and follows the other tabs. Returns a function that stops both. */
    start() {
      const opened = openTabChannel(async (message) => (await load())?.receive(message));
      tabs = opened;
      const cancelResume = readHint() ? whenPageIdle(async () => (await load())?.resume()) : undefined;
      return () => {
        cancelResume?.();
        opened.close();
      };
    },
  };
}
