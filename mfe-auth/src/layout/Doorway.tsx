import { useId } from 'react';
import css from './Doorway.module.css';

/** Doors in the corridor walls, 40 wide: start x, y, and the side to which they open. */
const doors = [
  [90, 380, -1],
  [300, 380, -1],
  [560, 380, -1],
  [800, 380, -1],
  [60, 500, 1],
  [430, 500, 1],
  [740, 500, 1],
] as const;

/** Decorative plan of a corridor with a route to an open door. */
export function Doorway() {
  const trees = useId();
  return (
    <svg viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={css.plan}>
      <pattern id={trees} width="110" height="110" patternUnits="userSpaceOnUse">
        <circle cx="55" cy="55" r="20" className={css.tree} />
      </pattern>
      <g className={css.rooms}>
        <path d="M-50 120h250v260h-250zM200 120h230v260h-230zM430 120h320v260h-320zM750 120h250v260h-250z" />
        <path d="M-50 500h230v240h-230zM620 500h400v240h-400z" />
        <path d="M180 500h440v240h-440z" className={css.own} />
      </g>
      <path d="M-50 -60h1000v180h-1000zM-50 740h1000v220h-1000z" className={css.green} />
      <path d="M-50 -60h1000v180h-1000zM-50 740h1000v220h-1000z" fill={`url(#${trees})`} />
      {doors.map(([x, y, side]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h40`} className={css.gap} />
          <path
            d={`M${x} ${y}v${side * 40}a40 40 0 0 ${side < 0 ? 1 : 0} 40 ${side * -40}`}
            className={css.leaf}
          />
        </g>
      ))}
      <path d="M-50 440H450V530" className={css.casing} />
      <path d="M-50 440H450V530" className={css.route} />
      <g className={css.plate}>
        <rect x="390" y="548" width="120" height="120" rx="10" />
        <g>
          <circle cx="450" cy="590" r="17" />
          <path d="M414 646c0-44 72-44 72 0" />
        </g>
      </g>
    </svg>
  );
}
