import { paths } from '@campusway/contract';
import { NavLink, useSession, useSessionActions } from '@campusway/platform';
import { lazy, Suspense } from 'react';
import css from './Header.module.css';

/** Loaded for signed-in visitors only; a plain link replaces a menu that does not load. */
const AccountMenu = lazy(() => import('./AccountMenu.tsx').catch(() => ({ default: AccountLink })));

/** Account menu at the end of the header; empty when signed out. */
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
