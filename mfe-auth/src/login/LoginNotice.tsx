import type { Session } from '@campusway/contract';
import { Notice } from '@campusway/ui-kit';
import { signOutTexts } from './sign-out-texts.ts';

interface LoginNoticeProps {
  readonly session: Session;
  /** Username of an account that was just created. */
  readonly registered: string | undefined;
}

/** Notice of a registration or sign-out that led to the login page. */
export function LoginNotice({ session, registered }: LoginNoticeProps) {
  if (registered) {
    return (
      <Notice tone="success">
        <p>Your account has been created, {registered}. Log in to continue.</p>
      </Notice>
    );
  }
  const why = session.status === 'signed-out' && session.why;
  if (!why) return null;
  return (
    <Notice>
      <p>{signOutTexts[why]}</p>
    </Notice>
  );
}
