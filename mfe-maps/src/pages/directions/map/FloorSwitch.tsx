import { isInside, type LevelPlan, listStoreys, outdoors, signOfStorey, titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised, departmentsOn } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { classNames, styles } from '@campusway/ui-kit';
import { useState } from 'react';
import { floorsOf, levelsOn } from '../../../journey/floor-of.ts';
import chips from '../../../map/category-chips/CategoryChips.module.css';
import type { Directions } from '../use-directions.ts';
import css from './FloorSwitch.module.css';

/** Floor buttons as in a lift, highest on top; those of the route are marked. */
export function FloorSwitch({ floor, level, route, act }: Directions) {
  const used = route ? floorsOf(route.legs) : [];
  const floors = listStoreys(college.levels).toReversed();
  const signOf = (one: number) => signOfStorey(college.levels, one, level);
  return (
    <div className={css.around} data-covers="end">
      {floors.length > 1 && (
        <fieldset className={`${styles.box} ${css.floors}`}>
          <legend className="visually-hidden">Floor on the map</legend>
          {floors.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === floor}
              aria-label={`Floor ${signOf(one)}${used.includes(one) ? ', on the route' : ''}`}
              className={classNames('tabular', chips.pressable, css.floor, used.includes(one) && css.used)}
              onClick={() => act('showFloor', one)}
            >
              {signOf(one)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

type FloorProps = Readonly<{ plan: LevelPlan; floor: number; step: Step | undefined; isQuiet?: boolean }>;

/** Announces a change of the floor on the map, but not the initial floor, and none while an error is announced (`isQuiet`). */
export function FloorAnnouncement({ isQuiet, ...shown }: FloorProps) {
  const { floor } = shown;
  const [announced, setAnnounced] = useState({ floor, text: '' });
  if (announced.floor !== floor) setAnnounced({ floor, text: isQuiet ? '' : describeFloor(shown) });
  return (
    <p role="status" className="visually-hidden">
      {announced.text}
    </p>
  );
}

/** `Third floor, west wing`: with the wing in which the step begins; without a step `Third floor: ISE, ECE`. */
function describeFloor({ plan, floor, step }: FloorProps): string {
  const capital = capitalised(titleOf(college.levels, step && step.level !== outdoors ? step.level : floor));
  if (!step) return [capital, departmentsOn(levelsOn(floor), college)].filter(Boolean).join(': ');
  if (step.level === outdoors) return `${capital} and grounds`;
  const wing = step.points
    .map(({ x, y }) => plan.units.find((unit) => unit.wing && isInside([x, y], unit.polygon))?.wing)
    .find((found) => found !== undefined);
  return wing ? `${capital}, ${wing} wing` : capital;
}
