import type { NavigationLink } from '@campusway/contract';

const key = 'campusway-step-free';

/** As in the URL, else the last choice on this device. */
export function stepFreeOf({ stepFree }: NavigationLink): boolean {
  return stepFree ?? recallStepFree();
}

/** Defaults to false without storage. */
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
    // Private windows may reject storage; the choice then lasts only in the URL.
  }
}
