import type { Session, SessionActions } from '@campusway/contract';
import { createContext, useContext } from 'react';

export interface SiteSession {
  readonly session: Session;
  /** Absent where the site has no auth service. */
  readonly actions?: SessionActions | undefined;
}

const SessionContext = createContext<SiteSession>({ session: { status: 'signed-out' } });

/** Used by the shell only. */
export const SessionProvider = SessionContext.Provider;

/** The session of the site. */
export function useSession(): Session {
  return useContext(SessionContext).session;
}

/** Actions on account and session; undefined on a site without an auth service. */

export function useSessionActions(): SessionActions | undefined {
  return useContext(SessionContext).actions;
}
