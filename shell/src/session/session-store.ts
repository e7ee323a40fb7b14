import type { Outcome, Session, SessionActions } from '@campusway/contract';
import type { SessionClient } from './session-client.ts';
import { readHint } from './session-hint.ts';
import { openTabs, type Tabs } from './session-tabs.ts';
import { whenPageStands } from './when-page-stands.ts';

export interface SessionStore {
  readonly actions: SessionActions;
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** Asks who is signed in, once the page stands, and follows the other tabs. Returns the way to stop. */
  start(): () => void;
}

/**
 * Who is signed in, for as long as the page lives. Everything that talks to the service is loaded when it is first
 * needed: a visitor without an account never needs it.
 */
export function createSessionStore(origin: string): SessionStore {
  let session: Session = { status: readHint() === 'signed-in' ? 'unknown' : 'signed-out' };
  let tabs: Tabs | undefined;
  let client: Promise<SessionClient> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** Undefined when its file cannot be had; the next call tries again. */
  async function load(): Promise<SessionClient | undefined> {
    client ??= import('./session-client.ts').then(({ createSessionClient }) =>
      createSessionClient({ origin, publish, tell: (message) => tabs?.tell(message) }),
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

  return {
    actions: {
      register: (registration) => act((loaded) => loaded.register(registration)),
      logIn: (credentials) => act((loaded) => loaded.logIn(credentials)),
      logOut: () => act((loaded) => loaded.logOut()),
      askAgain: async () => (await load())?.askAgain(),
      changePassword: (passwords) => act((loaded) => loaded.changePassword(passwords)),
      deleteAccount: (password) => act((loaded) => loaded.deleteAccount(password)),
      listDevices: () => act((loaded) => loaded.listDevices()),
      endDevice: (id) => act((loaded) => loaded.endDevice(id)),
      endOtherDevices: () => act((loaded) => loaded.endOtherDevices()),
    },
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const opened = openTabs(async (message) => (await load())?.hear(message));
      tabs = opened;
      const callOff = readHint() ? whenPageStands(async () => (await load())?.resume()) : undefined;
      return () => {
        callOff?.();
        opened.close();
      };
    },
  };
}
