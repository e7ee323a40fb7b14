import { paths } from '@campusway/contract';
import { Link, loadPart, useLocation } from '@campusway/platform';
import { ButtonLink, PageIntro } from '@campusway/ui-kit';
import { use } from 'react';
import { notFoundIntro } from './intro.ts';
import css from './NotFoundPage.module.css';

/** For an address that no page has: says which one, and offers what people most often were after. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const departments = use(loadPart('departments'));
  return (
    <div className={`page ${css.notFound}`}>
      <PageIntro {...notFoundIntro} />
      <p>
        There is no page at <code className={css.address}>{readable(pathname)}</code>. The address may have a
        typing slip, or the page has moved.
      </p>
      <p>
        <ButtonLink to={paths.home()} tone="primary">
          Search for a room
        </ButtonLink>
      </p>
      <h2>Departments</h2>
      <ul className={css.departments}>
        {departments.map(({ code, label }) => (
          <li key={code}>
            <Link to={paths.department(code)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An address as a person typed it; one that is not well encoded stays as it is. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
