import { listStoreys } from '@campusway/campus';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { floorsOf, signOfFloor } from '../routing/floor-of.ts';
import css from './FloorSwitch.module.css';
import type { Directions } from './use-directions.ts';

/** Floor buttons as in a lift, highest on top; those of the route are marked. */
export function FloorSwitch({ directions }: { readonly directions: Directions }) {
  const { floor, level, route, goToFloor } = directions;
  const used = route ? floorsOf(route.legs) : [];
  const floors = listStoreys(college.levels).toReversed();
  return (
    <div className={css.around} data-covers="end">
      {floors.length > 1 && (
        <fieldset className={css.floors}>
          <legend className="visually-hidden">Floor on the map</legend>
          {floors.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === floor}
              className={classNames(css.floor, used.includes(one) && css.used)}
              onClick={() => goToFloor(one)}
            >
              <span className="visually-hidden">Floor </span>
              {signOfFloor(one, level)}
              {used.includes(one) && <span className="visually-hidden">, on the route</span>}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
