/**
 * Whether this device may hold a session, so that visitors without one cause no request. `ending` is a sign-out that has
 * not reached the service yet.
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
    // Without storage the session lasts as long as the page.
  }
}
