import { chipsAmong } from '@campusway/campus';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { useMemo } from 'react';
import css from './CategoryChips.module.css';

interface ChipRowProps {
  /** The one that is pressed. */
  readonly chip: string | undefined;
  readonly onPress: (chip: string) => void;
  /** The row lies on the map and scrolls sideways; otherwise it wraps. */
  readonly isOnMap?: boolean;
}

/** The categories that the college has. */
export function ChipRow({ chip, onPress, isOnMap = false }: ChipRowProps) {
  const shown = useMemo(() => chipsAmong(college.places), []);
  return (
    <fieldset
      className={classNames(css.chips, isOnMap && css.onMap)}
      data-covers={isOnMap ? 'top' : undefined}
    >
      <legend className="visually-hidden">Show on the map</legend>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          className={css.chip}
          aria-pressed={one === chip}
          onClick={() => onPress(one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
