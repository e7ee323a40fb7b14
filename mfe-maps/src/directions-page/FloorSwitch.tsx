import { listStoreys } from '@campusway/campus';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { signOfFloor } from '../routing/floor-of.ts';
import css from './FloorSwitch.module.css';

interface FloorSwitchProps {
  readonly floor: number;
  /** Level whose building provides the floor names. */
  readonly near: number;
  /** Floors of the route, which are marked. */
  readonly used: readonly number[];
  readonly onFloor: (floor: number) => void;
}

/** Floor buttons as in a lift, highest on top. */
export function FloorSwitch({ floor, near, used, onFloor }: FloorSwitchProps) {
  const floors = listStoreys(college.levels).toReversed();
  if (floors.length < 2) return null;
  return (
    <fieldset className={css.floors}>
      <legend className="visually-hidden">Floor on the map</legend>
      {floors.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={level === floor}
          className={classNames(css.floor, used.includes(level) && css.used)}
          onClick={() => onFloor(level)}
        >
          <span className="visually-hidden">Floor </span>
          {signOfFloor(level, near)}
          {used.includes(level) && <span className="visually-hidden">, on the route</span>}
        </button>
      ))}
    </fieldset>
  );
}
