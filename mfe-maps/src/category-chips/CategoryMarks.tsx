import { type Placement, toPlane } from '@campusway/campus';
import { useMemo } from 'react';
import { PlaceMark } from '../leaflet/PlaceMark.tsx';
import { ShowBeside } from '../leaflet/ShowBeside.tsx';
import type { Category } from './use-category.ts';
import { stopOn } from './walks.ts';

interface CategoryMarksProps {
  readonly category: Category;
  readonly placement: Placement;
  readonly floor: number;
}

/** The places of a category on the shown floor, as numbers on the map. */
export function CategoryMarks({ category, placement, floor }: CategoryMarksProps) {
  const { walks, list, choose } = category;
  const marks = useMemo(
    () =>
      walks.flatMap((walk, i) => {
        const place = stopOn(walk, floor);
        return place ? [{ place, number: i + 1, at: toPlane([place.x, place.y], placement) }] : [];
      }),
    [walks, floor, placement],
  );
  const points = useMemo(() => marks.map(({ at }) => at), [marks]);
  return (
    <>
      {marks.map(({ place, number, at }) => (
        <PlaceMark key={place.id} at={at} number={number} onPress={() => choose(place)} />
      ))}
      <ShowBeside points={points} panel={list} />
    </>
  );
}
