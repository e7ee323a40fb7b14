import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import css from './WithoutAccount.module.css';

/** Nobody shall register for what needs no account. */
export function WithoutAccount() {
  return (
    <div className={css.note}>
      <h2>You do not need an account</h2>
      <p>Every room, plan, route and person is open to everybody.</p>
      <p>An account says who you are on your devices; it opens no other page.</p>
      <p>
        <Link to={paths.home()} className="touch-target">
          Search for a room
        </Link>
      </p>
    </div>
  );
}
