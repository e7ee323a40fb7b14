import { college } from '@campusway/campus-data/college';
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
      </div>
    </footer>
  );
}
