import { paths } from '@campusway/contract';
import { NavLink, useSession, useSessionActions } from '@campusway/platform';
import { lazy, Suspense } from 'react';
import css from './Header.module.css';

/** The menu comes only to those who are signed in; where it cannot be had, the link does all that is needed. */
const AccountMenu = lazy(() => import('./AccountMenu.tsx').catch(() => ({ default: AccountLink })));

/** Who is signed in, at the end of the header. Nothing for everybody else. */
export function AccountCorner() {
  const session = useSession();
  const actions = useSessionActions();
  if (session.status === 'signed-out' || !actions) return null;
  if (session.status === 'unknown') return <AccountLink />;
  return (
    <Suspense fallback={<AccountLink />}>
      <AccountMenu username={session.account.username} onSignOut={actions.logOut} />
    </Suspense>
  );
}

function AccountLink() {
  return (
    <NavLink to={paths.account()} end className={css.link}>
      Account
    </NavLink>
  );
}
