import { chipsAmong } from '@campusway/campus';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { useMemo } from 'react';
import css from './CategoryChips.module.css';

interface ChipRowProps {
  /** The selected chip. */
  readonly chip: string | undefined;
  readonly onPress: (chip: string) => void;
  /** On the map the row scrolls horizontally; otherwise it wraps. */
  readonly isOnMap?: boolean;
}

/** The categories with places in the college. */
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
