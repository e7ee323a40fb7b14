import type { NavigationLink } from '@campusway/contract';

const key = 'campusway-step-free';

/** As the address says, and where it says nothing, as the person chose last on this device. */
export function stepFreeOf({ stepFree }: NavigationLink): boolean {
  return stepFree ?? recallStepFree();
}

/** A browser that keeps nothing starts without. */
function recallStepFree(): boolean {
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
