import { listMenu, paths } from '@campusway/contract';
import { college, collegeFile, Link, NavLink, useSession } from '@campusway/platform';
import { useSite } from '../remotes/site-context.ts';
import { routes as own } from '../routes.ts';
import { AccountCorner } from './AccountCorner.tsx';
import css from './Header.module.css';

/** Site title, menu and account. Entries with `only: 'signed-out'` are hidden from signed-in visitors. */
export function Header() {
  const { modules } = useSite();
  const { status } = useSession();
  const menu = listMenu([...own.routes, ...modules.flatMap(({ routes }) => routes)]);
  const shown = menu.filter(({ only }) => only !== 'signed-out' || status === 'signed-out');
  return (
    <header className={`screen-only ${css.header}`}>
      <div className={`page ${css.row}`}>
        <Link to={paths.home()} className={css.brand}>
          <Logo />
          {college.facts.siteTitle}
        </Link>
        <nav aria-label="Main" className={css.nav}>
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
