import { isWalkable } from '@campusway/campus';
import { boxAreaOf } from '../../geometry/lines.ts';
import { cutOut } from '../../geometry/polygons.ts';
import { guess } from '../../guesses.ts';
import type { Draft } from '../draft/draft.ts';
import type { PlacedUnit } from '../draft/floor.ts';

/** Storey of a level, by the level's id in the college. */
export type Storeys = ReadonlyMap<string, { readonly building: string; readonly ordinal: number }>;

/** Units indoors, in metres. Other units are cut out of the halls that contain them. */
export function placeUnits(
  draft: Draft,
  { idOf, storeys }: { readonly idOf: ReadonlyMap<string, string>; readonly storeys: Storeys },
): PlacedUnit[] {
  const placed = draft.campus.units.flatMap((source): PlacedUnit[] => {
    const level = idOf.get(source.levelId ?? '') ?? '';
    const storey = storeys.get(level);
    const polygon = storey && draft.toPolygon(source.polygon, source.id);
    if (!polygon) return [];
    const category = draft.categoryOf(source);
    return [{ source, category, level, ...storey, polygon, id: draft.takeId(source.id) }];
  });
  const floors = Map.groupBy(placed, ({ level }) => level);
  return [...floors.values()].flatMap((own) => own.flatMap((unit) => cutHall(unit, own, draft)));
}

/** A hall without the rooms that the source draws on top of it, and without smaller halls. */
function cutHall(unit: PlacedUnit, floor: readonly PlacedUnit[], { guesses, ids }: Draft): PlacedUnit[] {
  if (!isWalkable(unit)) return [unit];
  const isAbove = (other: PlacedUnit) =>
    other !== unit && (!isWalkable(other) || boxAreaOf(other.polygon) < boxAreaOf(unit.polygon));
  const above = floor.filter(isAbove).map(({ polygon }) => polygon);
  const parts = cutOut(unit.polygon, above);
  if (!parts) return [unit];
  const what = 'A hall is drawn without the units on top of it';
  const why = 'The source draws other units over it';
  guess(guesses, 'repaired', { rule: 'overlap', what, why, id: unit.source.id, levelId: unit.level });
  const idOf = (part: number) => (part === 0 ? unit.id : ids.take(`${unit.id}-part-${part + 1}`));
  return parts.map((polygon, part) => ({ ...unit, polygon, id: idOf(part) }));
}
