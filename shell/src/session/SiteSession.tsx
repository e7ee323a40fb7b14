import { SessionProvider } from '@campusway/platform';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSite } from '../remotes/site-context.ts';
import { createSessionStore } from './session-store.ts';

const nothing = () => () => undefined;
const signedOut = { status: 'signed-out' } as const;

/** Gives the session to every page. A site without an auth service has nobody to sign in. */
export function SiteSession({ children }: { readonly children: ReactNode }) {
  const origin = useSite().services.auth;
  const store = useMemo(() => (origin ? createSessionStore(origin) : undefined), [origin]);
  const session = useSyncExternalStore(store?.subscribe ?? nothing, store?.getSession ?? (() => signedOut));
  useEffect(() => store?.start(), [store]);
  const value = useMemo(() => ({ session, actions: store?.actions }), [session, store]);
  return <SessionProvider value={value}>{children}</SessionProvider>;
}
