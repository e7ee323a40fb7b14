import { useSession, useSessionActions } from '@campusway/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { FormLayout, NoService } from '../layout/FormLayout.tsx';
import css from './AccountPage.module.css';
import { OwnAccount } from './OwnAccount.tsx';
import { SavedPlaces } from './SavedPlaces.tsx';
import { SessionPending } from './SessionPending.tsx';
import { SignedOut, whyId } from './SignedOut.tsx';

/** Account and saved places. The saved places do not depend on the auth service. */
export default function AccountPage() {
  const session = useSession();
  const { status } = session;
  const ref = useFocusOnChange(status);
  const heading = (
    <h1 ref={ref} tabIndex={-1} aria-describedby={status === 'signed-out' && session.why ? whyId : undefined}>
      Your account
    </h1>
  );
  if (status !== 'signed-in')
    return (
      <FormLayout head={heading} aside={<SavedPlaces />}>
        <AccountContent />
      </FormLayout>
    );
  return (
    <div className={`page ${css.page}`}>
      {heading}
      <div className={css.account}>
        <AccountContent />
      </div>
      <SavedPlaces />
    </div>
  );
}

function AccountContent() {
  const session = useSession();
  const actions = useSessionActions();
  if (!actions) return <NoService />;
  switch (session.status) {
    case 'unknown':
      return <SessionPending unreachable={session.unreachable === true} onRequest={actions.askAgain} />;
    case 'signed-out':
      return <SignedOut why={session.why} />;
    case 'signed-in':
      return <OwnAccount key={session.account.id} account={session.account} actions={actions} />;
    default:
      return session satisfies never;
  }
}

/** Focuses the heading after `value` changes, when the focused element was removed with the old content. */
function useFocusOnChange(value: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [value]);
  return heading;
}
