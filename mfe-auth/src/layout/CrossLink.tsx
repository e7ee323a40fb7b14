import { Link } from '@campusway/platform';
import css from './CrossLink.module.css';

interface CrossLinkProps {
  readonly question: string;
  readonly to: string;
  /** Query with the `return` path, passed on to the linked page. */
  readonly search: URLSearchParams;
  readonly children: string;
}

/** Link between the login and register pages. */
export function CrossLink({ question, to, search, children }: CrossLinkProps) {
  return (
    <p className={css.cross}>
      {question} <Link to={{ pathname: to, search: search.toString() }}>{children}</Link>
    </p>
  );
}
