import { explainClosures, outdoors, type Screen } from '@campusway/campus';
import { legendOfFloors, pictograms, roleTokens } from '@campusway/campus/scene';
import { clock, college, useClosures } from '@campusway/platform';
import { classNames, styles } from '@campusway/ui-kit';
import { use } from 'react';
import { floorOf } from '../../journey/floor-of.ts';
import { within } from './floor-plans.ts';
import css from './Legend.module.css';

/** Legend of the colours and symbols on the plan of a floor, or of the part in `view`, and what is closed there; suspends until the plan is loaded. */
export function Legend({ level, view }: { readonly level: number; readonly view?: Screen }) {
  const plan = use(college.loadPlan(level));
  const { units } = view && !view.wing ? within(plan, view) : plan;
  const shown = units.filter((unit) => !view?.wing || !unit.wing || unit.wing === view.wing);
  const entries = level === outdoors ? [] : legendOfFloors.filter(({ matches }) => shown.some(matches));
  const isHere = ([own]: readonly [number, ...number[]]) => floorOf(own) === floorOf(level);
  const closed = useClosures().filter(({ signs }) => signs.some(isHere));
  if (entries.length + closed.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.row} ${styles.soft} ${css.legend}`} aria-label="Legend of the plan">
      {entries.map(({ role, words, symbol }) => (
        <li key={role} className={css.entry}>
          <span
            aria-hidden="true"
            className={classNames(css.swatch, symbol && css[symbol])}
            style={{ backgroundColor: `var(--${roleTokens[role]})` }}
          />
          {words}
        </li>
      ))}
      {explainClosures(closed, clock).map((sentence) => (
        <li key={sentence} className={css.entry}>
          <svg aria-hidden="true" viewBox="0 0 24 24" className={css.closed}>
            <path d={pictograms.closed} />
          </svg>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
