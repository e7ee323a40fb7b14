import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import css from './WithoutAccount.module.css';

/** Explains that the site works without an account. */
export function WithoutAccount() {
  return (
    <div className={css.note}>
      <h2>You do not need an account</h2>
      <p>Every room, plan, route and person is open to everyone.</p>
      <p>An account keeps you logged in on your devices; it gives access to no other page.</p>
      <p>
        <Link to={paths.home()} className="touch-target">
          Search for a room
        </Link>
      </p>
    </div>
  );
}
