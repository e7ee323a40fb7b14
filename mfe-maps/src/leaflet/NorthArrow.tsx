import css from './NorthArrow.module.css';

/** North arrow; all plans have north at the top. */
export function NorthArrow() {
  return (
    <svg className={css.arrow} viewBox="0 0 32 44" width="32" height="44" role="img" aria-label="North is up">
      <path className={css.dark} d="M16 14 16 36 8 41z" />
      <path className={css.light} d="M16 14 16 36 24 41z" />
      <text x="16" y="11" textAnchor="middle">
        N
      </text>
    </svg>
  );
}
