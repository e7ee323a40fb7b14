import type { Session, SessionActions } from '@campusway/contract';
import { createContext, useContext } from 'react';

export interface SiteSession {
  readonly session: Session;
  /** Absent where the site has no auth service. */
  readonly actions?: SessionActions | undefined;
}

const SessionContext = createContext<SiteSession>({ session: { status: 'signed-out' } });

/** The shell alone provides the session. */
export const SessionProvider = SessionContext.Provider;

/** Who is signed in, for every page of every remote. */
export function useSession(): Session {
  return useContext(SessionContext).session;
}

/** What can be done with accounts and sessions; undefined where signing in is not part of the site. */
export function useSessionActions(): SessionActions | undefined {
  return useContext(SessionContext).actions;
}
