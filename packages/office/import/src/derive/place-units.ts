import { isWalkable, type Polygon } from '@campusway/campus';
import { guess } from '../guesses.ts';
import { cutOut } from './cut-out.ts';
import type { Draft } from './draft.ts';
import { sizeOf } from './draft.ts';
import type { RoomUnit } from './rooms.ts';

/** A unit of the source with its place in the college. */
export interface PlacedUnit extends RoomUnit {
  /** Id in the college. */
  readonly id: string;
  readonly ordinal: number;
  readonly polygon: Polygon;
}

/** Storey of a level, by the level's id in the college. */
export type Storeys = ReadonlyMap<string, { readonly building: string; readonly ordinal: number }>;

/** Units indoors, in metres. Other units are cut out of the halls that contain them. */
export function placeUnits(
  draft: Draft,
  { idOf, storeys }: { readonly idOf: ReadonlyMap<string, string>; readonly storeys: Storeys },
): PlacedUnit[] {
  const placed = draft.campus.units.flatMap((source): PlacedUnit[] => {
    const level = idOf.get(source.levelId ?? '');
    const storey = level === undefined ? undefined : storeys.get(level);
    if (level === undefined || !storey) return [];
    const polygon = draft.toPolygon(source.polygon, source.id);
    if (!polygon) return [];
    const category = draft.categoryOf(source);
    return [{ source, category, level, ...storey, polygon, id: draft.takeId(source.id) }];
  });
  const floors = Map.groupBy(placed, ({ level }) => level);
  return [...floors.values()].flatMap((own) => own.flatMap((unit) => cutHall(unit, own, draft)));
}

/** A hall without the rooms that the source draws on top of it, and without a smaller hall. */
function cutHall(unit: PlacedUnit, floor: readonly PlacedUnit[], { guesses, ids }: Draft): PlacedUnit[] {
  if (!isWalkable(unit)) return [unit];
  const above = floor.filter(
    (other) => other !== unit && (!isWalkable(other) || sizeOf(other.polygon) < sizeOf(unit.polygon)),
  );
  const parts = cutOut(
    unit.polygon,
    above.map(({ polygon }) => polygon),
  );
  if (!parts) return [unit];
  const what = 'A hall is drawn without the units on top of it';
  const why = 'The source draws other units over it';
  const where = { id: unit.source.id, levelId: unit.level };
  guess(guesses, 'repaired', { rule: 'overlap', what, why, ...where });
  return parts.map((polygon, i) => ({
    ...unit,
    polygon,
    id: i === 0 ? unit.id : ids.take(`${unit.id}-part-${i + 1}`),
  }));
}
