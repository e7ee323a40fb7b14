import { classNames } from '@campusway/ui-kit';
import css from './FloorSwitch.module.css';

interface FloorSwitchProps {
  readonly floor: number;
  /** Floors that the route uses: they carry a mark. */
  readonly used: readonly number[];
  readonly onFloor: (floor: number) => void;
}

const floors = [4, 3, 2, 1] as const;

/** Floors as the buttons of a lift: the highest on top. */
export function FloorSwitch({ floor, used, onFloor }: FloorSwitchProps) {
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
          {level}
          {used.includes(level) && <span className="visually-hidden">, on the way</span>}
        </button>
      ))}
    </fieldset>
  );
}
