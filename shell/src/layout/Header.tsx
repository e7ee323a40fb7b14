import { paths } from '@campusway/contract';
import { college, Link, matchPath, NavLink, useSession } from '@campusway/platform';
import type { RegistryStatus } from '../registry/use-site-state.ts';
import { useSite } from '../remotes/site-context.ts';
import { AccountCorner } from './AccountCorner.tsx';
import css from './Header.module.css';

const links = [
  { label: 'Home', to: paths.home() },
  { label: 'Faculty', to: paths.departments() },
  { label: 'Campus Map', to: paths.campusMap() },
  { label: 'Login', to: paths.login() },
  { label: 'About Us', to: paths.about() },
];

/**
 * Product title and the main links. A page that no module of this site has is not offered; until the registry has
 * said which there are, all stand, so that nothing moves when it comes. Whoever is signed in needs no login.
 */
export function Header({ registry }: { readonly registry: RegistryStatus['kind'] }) {
  const { modules } = useSite();
  const { status } = useSession();
  const offered = [
    paths.home(),
    paths.about(),
    ...modules.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ];
  const wanted = links.filter(({ to }) => to !== paths.login() || status === 'signed-out');
  const shown = wanted.filter(
    ({ to }) => registry !== 'ready' || offered.some((path) => matchPath(path, to)),
  );
  return (
    <header className={css.header}>
      <div className={`page ${css.row}`}>
        <Link to={paths.home()} className={css.brand}>
          <Arrow />
          {college.facts.siteTitle}
        </Link>
        <nav aria-label="Main" className={css.nav}>
          {shown.map(({ label, to }) => (
            <NavLink key={to} to={to} end className={css.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <AccountCorner />
      </div>
    </header>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="var(--accent)" />
      <path d="M8 23V13h9l-3.2-3.2 2-2L22.9 15l-7.1 7.1-2-2L17 16.9h-5.2V23z" fill="var(--on-accent)" />
    </svg>
  );
}
