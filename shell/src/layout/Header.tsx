import { listMenu, paths } from '@campusway/contract';
import { college, collegeFile, Link, languageOf, NavLink } from '@campusway/platform';
import { lazy, Suspense } from 'react';
import { useHostSession } from '../remotes/host-session.ts';
import { useSite } from '../remotes/site-context.ts';
import { routes as own } from '../routes.ts';
import css from './Header.module.css';

/** Loaded for signed-in visitors only; a plain link replaces a menu that does not load. */
const AccountMenu = lazy(() => import('./AccountMenu.tsx').catch(() => ({ default: AccountLink })));

/** Site title, menu and account. With large text on a phone a button opens the menu. Entries with `only: 'signed-out'` are hidden from signed-in visitors. */
export function Header() {
  const { modules } = useSite();
  const { status } = useHostSession().session;
  const menu = listMenu([...own.routes, ...modules.flatMap(({ routes }) => routes)]);
  const shown = menu.filter(({ only }) => only !== 'signed-out' || status === 'signed-out');
  return (
    <header className={`screen-only ${css.header}`}>
      <div className={`page ${css.row}`}>
        <Link to={paths.home()} className={css.brand}>
          <Logo />
          <span lang={languageOf(college.facts.siteTitle)}>{college.facts.siteTitle}</span>
        </Link>
        <button type="button" popoverTarget="main-menu" className={css.menu}>
          Menu
        </button>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a chosen link bubbles here, by key or by click */}
        <nav
          aria-label="Main"
          id="main-menu"
          popover="auto"
          className={css.nav}
          onClick={({ currentTarget }) => currentTarget.hidePopover?.()}
          // Browsers do not scroll to a link that is partly in view.
          onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
        >
          {shown.map(({ label, path, only, apart }) => (
            <NavLink key={path} to={path} end className={css.link} data-only={only} data-apart={apart}>
              {label}
            </NavLink>
          ))}
        </nav>
        <AccountCorner />
      </div>
    </header>
  );
}

/** `data-logo` marks the element that publishing replaces with the college's logo in the prerendered shell. */
function Logo() {
  const { logo } = college.facts;
  const source = logo && collegeFile(logo);
  if (source) return <img data-logo="" className={css.mark} src={source} alt="" />;
  return (
    <svg data-logo="" className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="var(--accent)" />
      <path d="M8 23V13h9l-3.2-3.2 2-2L22.9 15l-7.1 7.1-2-2L17 16.9h-5.2V23z" fill="var(--on-accent)" />
    </svg>
  );
}

/** Account menu at the end of the header; empty when signed out. */
function AccountCorner() {
  const { session, actions } = useHostSession();
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
