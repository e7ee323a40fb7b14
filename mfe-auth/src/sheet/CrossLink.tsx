import { Link } from '@campusway/platform';
import css from './CrossLink.module.css';

interface CrossLinkProps {
  readonly question: string;
  readonly to: string;
  /** The page that asked for the login goes along. */
  readonly keep: URLSearchParams;
  readonly children: string;
}

/** The way between logging in and registering. */
export function CrossLink({ question, to, keep, children }: CrossLinkProps) {
  return (
    <p className={css.cross}>
      {question} <Link to={{ pathname: to, search: keep.toString() }}>{children}</Link>
    </p>
  );
}
