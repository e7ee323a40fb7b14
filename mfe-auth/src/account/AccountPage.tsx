import { useSession, useSessionActions } from '@campusway/platform';
import { SavedPlaces } from '../saved/SavedPlaces.tsx';
import { NoService } from '../sheet/NoService.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import css from './AccountPage.module.css';
import { AccountUnknown } from './AccountUnknown.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { SignedOut } from './SignedOut.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

/** Whatever the service says or does not say, the saved places of this device are here. */
export default function AccountPage() {
  const { status } = useSession();
  const ref = useFocusOnChange(status);
  const heading = (
    <h1 ref={ref} tabIndex={-1}>
      Your account
    </h1>
  );
  if (status !== 'signed-in')
    return (
      <Sheet head={heading} aside={<SavedPlaces />}>
        <WhoseAccount />
      </Sheet>
    );
  return (
    <div className={`page ${css.page}`}>
      {heading}
      <div className={css.account}>
        <WhoseAccount />
      </div>
      <SavedPlaces />
    </div>
  );
}

function WhoseAccount() {
  const session = useSession();
  const actions = useSessionActions();
  if (!actions) return <NoService />;
  switch (session.status) {
    case 'unknown':
      return <AccountUnknown unreachable={session.unreachable === true} onAsk={actions.askAgain} />;
    case 'signed-out':
      return <SignedOut why={session.why} />;
    case 'signed-in':
      return <OwnAccount account={session.account} actions={actions} />;
    default:
      return session satisfies never;
  }
}
