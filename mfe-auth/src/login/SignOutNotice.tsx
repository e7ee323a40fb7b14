import type { SignOutReason } from '@campusway/contract';
import { Notice } from '@campusway/ui-kit';

const texts: Record<SignOutReason, string> = {
  left: 'You are logged out.',
  'left-untold':
    'You are logged out on this device. The login service could not be reached; your next visit notifies it.',
  deleted: 'Your account has been deleted.',
  ended: 'Your session has ended. Log in again to continue.',
};

interface SignOutNoticeProps {
  readonly why: SignOutReason;
  readonly describes?: string;
}

/** Notice on the login and account pages after a sign-out. */
export function SignOutNotice({ why, describes }: SignOutNoticeProps) {
  return <Notice describes={describes}>{texts[why]}</Notice>;
}
