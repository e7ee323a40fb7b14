import type { Session } from '@campusway/contract';
import { Notice } from '@campusway/ui-kit';
import { signedOutTexts } from './signed-out-texts.ts';

interface LoginNewsProps {
  readonly session: Session;
  /** The name of an account that was created a moment ago. */
  readonly registered: string | undefined;
}

/** What happened just before, for somebody who finds themselves at the login. */
export function LoginNews({ session, registered }: LoginNewsProps) {
  if (registered) {
    return (
      <Notice tone="success">
        <p>Your account is created, {registered}. Log in to go on.</p>
      </Notice>
    );
  }
  const why = session.status === 'signed-out' && session.why;
  if (!why) return null;
  return (
    <Notice>
      <p>{signedOutTexts[why]}</p>
    </Notice>
  );
}
