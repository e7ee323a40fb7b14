import { college, languageOf } from '@campusway/platform';
import { ThemeSwitch } from '@campusway/ui-kit';
import css from './Footer.module.css';

export function Footer() {
  const { name, notice = '', attribution } = college.facts;
  const sources = attribution.join(' ');
  return (
    <footer className={`screen-only ${css.footer}`}>
      <div className={`page ${css.row}`}>
        <p>
          <strong lang={languageOf(name)}>{name}</strong>
          <br />
          <span lang={languageOf(notice)}>{notice}</span>
          <span className={css.sources} lang={languageOf(sources)}>
            {sources}
          </span>
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
