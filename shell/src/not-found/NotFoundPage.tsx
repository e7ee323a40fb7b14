import { type CollegeParts, paths } from '@campusway/contract';
import { Link, loadPart, useLocation } from '@campusway/platform';
import { ButtonLink, PageIntro } from '@campusway/ui-kit';
import { Suspense, use, useState } from 'react';
import { notFoundIntro } from './intro.ts';
import css from './NotFoundPage.module.css';

/** For an address that no page has: says which one, and offers what people most often were after. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  // Without the list the page still says what it has to.
  const [departments] = useState(() => loadPart('departments').catch(() => []));
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
      <Suspense fallback={null}>
        <Departments coming={departments} />
      </Suspense>
    </div>
  );
}

function Departments({ coming }: { readonly coming: Promise<CollegeParts['departments']> }) {
  const departments = use(coming);
  if (departments.length === 0) return null;
  return (
    <>
      <h2>Departments</h2>
      <ul className={css.departments}>
        {departments.map(({ code, label }) => (
          <li key={code}>
            <Link to={paths.department(code)}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
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
