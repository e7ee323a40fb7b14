import type { Placement } from '@campusway/campus';
import { OverMap } from '../leaflet/MapCard.tsx';
import { useMapCentre } from '../leaflet/plane.ts';
import { campusRouter } from '../routing/campus-router.ts';
import { levelsOn } from '../routing/floor-of.ts';
import css from './CategoryChips.module.css';
import { ChipRow } from './ChipRow.tsx';
import type { Category } from './use-category.ts';
import { WalkList } from './WalkList.tsx';
import { placeAt } from './walks.ts';

interface CategoryChipsProps {
  readonly category: Category;
  readonly stepFree: boolean;
  readonly placement: Placement;
  readonly floor: number;
}

/** Category chips on the map, such as toilets and lifts, with the list of the selected one. */
export function CategoryChips({ category, stepFree, placement, floor }: CategoryChipsProps) {
  const readCentre = useMapCentre(placement);
  function press(chip: string): void {
    const centre = category.known ? undefined : placeAt(campusRouter(), readCentre(), levelsOn(floor));
    category.press(chip, centre);
  }
  return (
    <OverMap>
      <div className={css.over}>
        <ChipRow chip={category.chip} onPress={press} isOnMap />
        <WalkList category={category} floor={floor} stepFree={stepFree} isOnMap />
      </div>
    </OverMap>
  );
}
