import type { LevelPlan, RoomKind, Screen } from '@campusway/campus';
import { roomKinds } from '@campusway/campus/scene';
import { within } from '../painter/within.ts';
import css from './Legend.module.css';

interface LegendProps {
  readonly plan: LevelPlan;
  /** A screen that shows a part of the plan. */
  readonly view?: Screen | undefined;
}

/** What the colours of the rooms mean, as far as they occur on the plan. */
export function Legend({ plan, view }: LegendProps) {
  const { units } = view && !view.wing ? within(plan, view) : plan;
  const shown = units.filter((unit) => !view?.wing || unit.wing === view.wing);
  const kinds = (Object.keys(roomKinds) as RoomKind[]).filter((kind) =>
    shown.some((unit) => unit.kind === kind),
  );
  return (
    <ul className={`plain-list ${css.legend}`} aria-label="Colours of the rooms">
      {kinds.map((kind) => (
        <li key={kind} className={css.entry}>
          <span aria-hidden="true" className={css.swatch} style={{ background: `var(--plan-${kind})` }} />
          {roomKinds[kind]}
        </li>
      ))}
    </ul>
  );
}
