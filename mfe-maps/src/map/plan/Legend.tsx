import type { LevelPlan, Screen } from '@campusway/campus';
import { legendOfFloors, roleTokens } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { use } from 'react';
import { within } from './floor-plans.ts';
import css from './Legend.module.css';

/** The legend of a floor; suspends until its plan is loaded. */
export function FloorLegend({ level, view }: { readonly level: number; readonly view?: Screen }) {
  return <Legend plan={use(college.loadPlan(level))} view={view} />;
}

interface LegendProps {
  readonly plan: LevelPlan;
  /** The screen, if it shows only a part of the plan. */
  readonly view?: Screen | undefined;
}

/** Legend of the colours and symbols on the plan. */
export function Legend({ plan, view }: LegendProps) {
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
