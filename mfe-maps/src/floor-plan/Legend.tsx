import type { LevelPlan, RoomKind, Wing } from '@campusway/campus';
import { roomKinds } from '../plan/tint.ts';
import css from './Legend.module.css';

/** What the colours of the rooms mean, as far as they occur on the plan. */
export function Legend({ plan, wing }: { readonly plan: LevelPlan; readonly wing?: Wing | undefined }) {
  const shown = plan.units.filter((unit) => !wing || unit.wing === wing);
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
