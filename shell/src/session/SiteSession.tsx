import { SessionProvider } from '@campusway/platform';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSite } from '../remotes/site-context.ts';
import { createSessionStore } from './session-store.ts';

const noSubscription = () => () => undefined;
const signedOut = { status: 'signed-out' } as const;

/** Provides the session to all pages; signed out on a site without an auth service. */
export function SiteSession({ children }: { readonly children: ReactNode }) {
  const origin = useSite().services.auth;
  const store = useMemo(() => (origin ? createSessionStore(origin) : undefined), [origin]);
  const session = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    store?.getSession ?? (() => signedOut),
  );
  useEffect(() => store?.start(), [store]);
  const value = useMemo(() => ({ session, actions: store?.actions }), [session, store]);
  return <SessionProvider value={value}>{children}</SessionProvider>;
}
