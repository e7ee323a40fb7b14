const key = 'campusway:offline';

/** Whether files may be kept on this device. They may, until somebody removes them on the About page. */
export function isWanted(): boolean {
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    return true;
  }
}

export function setWanted(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'no');
  } catch {
    // Without storage there is nothing to keep either.
  }
}
