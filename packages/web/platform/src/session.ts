import type { Session, SessionActions } from '@campusway/contract';
import { createContext, useContext } from 'react';

export interface SiteSession {
  readonly session: Session;
  /** Absent where the site has no auth service. */
  readonly actions?: SessionActions | undefined;
}

const SessionContext = createContext<SiteSession | undefined>({ session: { status: 'signed-out' } });

/** The value is undefined around a module that does not declare that it uses the session. */
export const SessionProvider = SessionContext.Provider;

/**
 * The session of the site.
 * @throws {TypeError} in a module without the capability
 */
export function useSession(): Session {
  return useGranted().session;
}

/** Actions on account and session; undefined on a site without an auth service. Throws as `useSession()` does. */
export function useSessionActions(): SessionActions | undefined {
  return useGranted().actions;
}

function useGranted(): SiteSession {
  const granted = useContext(SessionContext);
  if (!granted) throw new TypeError("it uses the session without capabilities: ['session'] in its routes");
  return granted;
}
