const key = 'campusway-step-free';

/** What the person chose last on this device. A browser that keeps nothing starts without. */
export function recallStepFree(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function rememberStepFree(stepFree: boolean): void {
  try {
    localStorage.setItem(key, stepFree ? '1' : '0');
  } catch {
    // Private windows may refuse to store anything; the choice then lasts as long as the address does.
  }
}
