import { type CollegeParts, paths } from '@campusway/contract';
import { collegeFile, Link, loadPart, useLocation } from '@campusway/platform';
import { ButtonLink, PageHeader } from '@campusway/ui-kit';
import { Suspense, use, useState } from 'react';
import { notFoundHeader } from '../routes.ts';
import css from './NotFoundPage.module.css';

/** Shows the unknown path, a link to the search and the departments. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  // The page works without the list of departments.
  const [departments] = useState(() => loadPart('departments').catch(() => []));
  return (
    <div className={`page ${css.notFound}`}>
      <PageHeader {...notFoundHeader} />
      <p>
        There is no page at <code className={css.address}>{readable(pathname)}</code>. It may have a typo, or
        the page has moved.
      </p>
      <p>
        <ButtonLink to={paths.home()} tone="primary">
          Search for a room
        </ButtonLink>
      </p>
      <Suspense fallback={null}>
        <Departments loading={departments} />
      </Suspense>
      <img src={collegeFile('campus.svg')} alt="" className="banner" />
    </div>
  );
}

function Departments({ loading }: { readonly loading: Promise<CollegeParts['departments']> }) {
  const departments = use(loading);
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

/** The path with percent-encoding decoded; unchanged when it is malformed. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
