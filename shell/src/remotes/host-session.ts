import type { SiteSession } from '@campusway/platform/host';
import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';

const HostSession = createContext<SiteSession>({ session: { status: 'signed-out' } });

/** Session of the site, for the shell. */
export const HostSessionProvider = HostSession.Provider;

export function useHostSession(): SiteSession {
  return useContext(HostSession);
}

/** What a remote receives of the session: nothing, unless the registry has the capability for it. */
export function useGrantedSession(remote: string): SiteSession | undefined {
  const session = useHostSession();
  const module = useSite().modules.find(({ name }) => name === remote);
  return module?.capabilities?.includes('session') ? session : undefined;
}
