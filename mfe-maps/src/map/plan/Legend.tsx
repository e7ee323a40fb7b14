import type { Screen } from '@campusway/campus';
import { legendOfFloors, roleTokens } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { use } from 'react';
import { within } from './floor-plans.ts';
import css from './Legend.module.css';

interface LegendProps {
  readonly level: number;
  /** The screen, if it shows only a part of the plan. */
  readonly view?: Screen;
}

/** Legend of the colours and symbols on the plan of a floor; suspends until the plan is loaded. */
export function Legend({ level, view }: LegendProps) {
  const plan = use(college.loadPlan(level));
  const { units } = view && !view.wing ? within(plan, view) : plan;
  const shown = units.filter((unit) => !view?.wing || !unit.wing || unit.wing === view.wing);
  const entries = legendOfFloors.filter(({ matches }) => shown.some(matches));
  return (
    <ul className={`plain-list ${css.legend}`} aria-label="Legend of the plan">
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
    </ul>
  );
}
