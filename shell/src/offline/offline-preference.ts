const key = 'campusway:offline';

/** Whether the site may be precached: true until the visitor removes the files on the About page. */
export function isOfflineEnabled(): boolean {
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    return true;
  }
}

export function setOfflineEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.removeItem(key);
    else localStorage.setItem(key, 'no');
  } catch {
    // Without storage there is no cache either.
  }
}
