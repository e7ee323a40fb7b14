import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { HostSessionProvider } from '../remotes/host-session.ts';
import { useSite } from '../remotes/site-context.ts';
import { createSessionStore } from './session-store.ts';

const noSubscription = () => () => undefined;
const signedOut = { status: 'signed-out' } as const;

/** Provides the session to the shell, which passes it on to remotes with the capability; signed out on a site without an auth service. */
export function SiteSession({ children }: { readonly children: ReactNode }) {
  const origin = useSite().services.auth;
  const store = useMemo(() => (origin ? createSessionStore(origin) : undefined), [origin]);
  const session = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    store?.getSession ?? (() => signedOut),
  );
  useEffect(() => store?.start(), [store]);
  const value = useMemo(() => ({ session, actions: store?.actions }), [session, store]);
  return <HostSessionProvider value={value}>{children}</HostSessionProvider>;
}
