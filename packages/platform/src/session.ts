import type { Session } from '@campusway/contract';
import { createContext, useContext } from 'react';

const SessionContext = createContext<Session>({ status: 'signed-out' });

/** The shell alone provides the session. */
export const SessionProvider = SessionContext.Provider;

/** Who is signed in, for every page of every remote. */
export function useSession(): Session {
  return useContext(SessionContext);
}
