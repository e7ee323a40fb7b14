import { college } from '@campusway/platform';
import { ThemeSwitch } from '@campusway/ui-kit';
import css from './Footer.module.css';

export function Footer() {
  return (
    <footer className={`screen-only ${css.footer}`}>
      <div className={`page ${css.row}`}>
        <p>
          <strong>{college.facts.name}</strong>
          <br />
          {college.facts.notice}
          <span className={css.sources}>{college.facts.attribution.join(' ')}</span>
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
