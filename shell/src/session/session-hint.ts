/**
 * Whether this device may hold a session: nothing secret, only what spares everybody else a request. `ending` is a
 * sign-out that the service has not heard of yet.
 */
export type SessionHint = 'signed-in' | 'ending';

const storageKey = 'campusway.session-hint';

export function readHint(): SessionHint | undefined {
  try {
    const hint = localStorage.getItem(storageKey);
    return hint === 'signed-in' || hint === 'ending' ? hint : undefined;
  } catch {
    return undefined;
  }
}

export function writeHint(hint: SessionHint | undefined): void {
  try {
    if (hint) localStorage.setItem(storageKey, hint);
    else localStorage.removeItem(storageKey);
  } catch {
    // Refused: the session lasts as long as the page.
  }
}
