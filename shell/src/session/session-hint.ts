import { readStored, writeStored } from '@campusway/platform';

/**
 * Whether this device may hold a session, so that visitors without one cause no request. `ending` is a sign-out that has
 * not reached the service yet.
 */
export type SessionHint = 'signed-in' | 'ending';

const storageKey = 'campusway.session-hint';

export function readHint(): SessionHint | undefined {
  const hint = readStored(storageKey);
  return hint === 'signed-in' || hint === 'ending' ? hint : undefined;
}

/** Without storage the session lasts as long as the page. */
export function writeHint(hint: SessionHint | undefined): void {
  writeStored(storageKey, hint);
}
