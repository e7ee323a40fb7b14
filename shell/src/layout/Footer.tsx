import { college } from '@campusway/campus-data/college';
import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { ThemeSwitch } from '@campusway/ui-kit';
import css from './Footer.module.css';

export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={`page ${css.row}`}>
        <p>
          <strong>{college.name}</strong>
          <br />
          All people in this directory are invented.
        </p>
        <ThemeSwitch />
        <p>
          <Link to={paths.about()}>About Us</Link>
        </p>
      </div>
    </footer>
  );
}
