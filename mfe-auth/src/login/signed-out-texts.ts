import type { SignOutReason } from '@campusway/contract';

/** Said where somebody finds out that they are signed out. */
export const signedOutTexts: Record<SignOutReason, string> = {
  left: 'You are logged out.',
  'left-untold':
    'You are logged out on this device. The login service could not be told yet; it will be when it answers again.',
  deleted: 'Your account is deleted.',
  ended: 'Your session has ended: log in again to go on.',
};
