import type { SignedOutBecause } from '@campusway/contract';

/** Said where somebody finds out that they are signed out. */
export const signedOutTexts: Record<SignedOutBecause, string> = {
  left: 'You are signed out.',
  'left-untold':
    'You are signed out on this device. The sign-in service could not be told yet; it will be when it answers again.',
  deleted: 'Your account is deleted.',
  ended: 'Your session has ended: log in again to go on.',
};
