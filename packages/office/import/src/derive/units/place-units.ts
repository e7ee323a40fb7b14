import { areaOf, boxOf, GridIndex, isWalkable, type Polygon } from '@campusway/campus';
import type { Frame } from '../../earth-frame.ts';
import { boxAreaOf } from '../../geometry/lines.ts';
import { cleanPolygon, cutOut, overlapOf } from '../../geometry/polygons.ts';
import { type Guess, guess } from '../../guesses.ts';
import type { SourceCampus, SourceUnit } from '../../model.ts';
import { drawnCategoryOf, isRoom, isShaft, type UnitCategory } from '../draft/categories.ts';
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
  return [...floors.values()].flatMap((own) => own.flatMap((unit) => cutOverlaps(unit, own, draft)));
}

/** A unit without what the source draws on top of it: a hall without rooms and smaller halls, a room without stairs and lifts. */
function cutOverlaps(unit: PlacedUnit, floor: readonly PlacedUnit[], { guesses, ids }: Draft): PlacedUnit[] {
  if (isShaft(unit.category)) return [unit];
  const isHall = isWalkable(unit);
  const isAbove = (other: PlacedUnit) =>
    other !== unit &&
    (isHall
      ? !isWalkable(other) || boxAreaOf(other.polygon) < boxAreaOf(unit.polygon)
      : isShaft(other.category));
  const above = floor.filter(isAbove).map(({ polygon }) => polygon);
  const parts = cutOut(unit.polygon, above);
  if (!parts) return [unit];
  const what = 'A unit is drawn without those on top of it';
  const why = 'The source draws other units over it';
  guess(guesses, 'repaired', { rule: 'overlap', what, why, id: unit.source.id, levelId: unit.level });
  const idOf = (part: number) => (part === 0 ? unit.id : ids.take(`${unit.id}-part-${part + 1}`));
  // A room has one area.
  return parts
    .slice(0, isHall ? undefined : 1)
    .map((polygon, part) => ({ ...unit, polygon, id: idOf(part) }));
}

/** Minimum share of the larger of two units that is in the other one, for them to be one unit. */
const minShared = 0.8;

interface DrawnUnit {
  readonly unit: SourceUnit;
  readonly polygon: Polygon;
  readonly category: UnitCategory;
}

/**
 * Merges units that the source draws twice on a level: the result has the number of either and the names of both. Which of
 * the two is right is unknown, and a search would find both.
 */
export function mergeTwins(campus: SourceCampus, { toMetres }: Frame, guesses: Guess[]): SourceCampus {
  const kept = new Map<string, SourceUnit>();
  const idOf = new Map<string, string>();
  for (const [levelId, units] of Map.groupBy(campus.units, (unit) => unit.levelId)) {
    const index = new GridIndex<DrawnUnit>(10);
    for (const unit of units) {
      const polygon = unit.polygon.map((ring) => ring.map(toMetres));
      const drawn = { unit, polygon, category: drawnCategoryOf(unit.category).category };
      const box = boxOf(polygon.flat());
      const twin = levelId === undefined ? undefined : index.search(box).find((one) => areTwins(one, drawn));
      const first = twin && kept.get(twin.unit.id);
      if (!first) {
        kept.set(unit.id, unit);
        index.add(drawn, box);
        continue;
      }
      kept.set(first.id, merged(first, unit));
      idOf.set(unit.id, first.id);
      const what = 'A unit is left out; its names and number go to the unit in the same place';
      const why = 'The source draws the same area twice';
      guess(guesses, 'repaired', { rule: 'twin', what, why, id: unit.id, ...(levelId && { levelId }) });
    }
  }
  if (idOf.size === 0) return campus;
  const newId = (id: string) => idOf.get(id) ?? id;
  const withNewIds = <Thing extends { readonly unitIds: readonly string[] }>(thing: Thing) => ({
    ...thing,
    unitIds: [...new Set(thing.unitIds.map(newId))],
  });
  return {
    ...campus,
    units: [...kept.values()],
    openings: campus.openings.map(withNewIds),
    amenities: campus.amenities.map(withNewIds),
    occupants: campus.occupants.map((one) => ({ ...one, unitId: newId(one.unitId) })),
  };
}

/** Whether two units have the same shape and kind, and no different numbers. */
function areTwins(a: DrawnUnit, b: DrawnUnit): boolean {
  const isOneKind = a.category === b.category || (isRoom(a.category) && isRoom(b.category));
  const [one, other] = [a.unit.number, b.unit.number];
  // A number without a digit is a sign or a short name.
  const isOneNumber = !one || !other || one === other || ![one, other].every((text) => /\d/.test(text));
  const [small, large] = [areaOf(a.polygon), areaOf(b.polygon)].toSorted((x, y) => x - y);
  if (!isOneKind || !isOneNumber || !small || !large || small / large < minShared) return false;
  const [clean, otherClean] = [cleanPolygon(a.polygon)?.polygon, cleanPolygon(b.polygon)?.polygon];
  return (
    clean !== undefined &&
    otherClean !== undefined &&
    (overlapOf(clean, otherClean) * small) / large >= minShared
  );
}

/** The first unit, with what only the second one has. */
function merged(first: SourceUnit, second: SourceUnit): SourceUnit {
  const [numbered, other] = numberRank(second) > numberRank(first) ? [second, first] : [first, second];
  const names = { ...second.names, ...first.names };
  const known = new Set(Object.values(names).map((name) => name.toLowerCase()));
  const otherNames = [
    ...first.otherNames,
    ...second.otherNames,
    ...Object.values(second.names),
    ...(other.number && other.number !== numbered.number ? [other.number] : []),
  ].filter((name) => !known.has(name.toLowerCase()));
  const isPlain = first.category === 'room' || first.category === 'unspecified';
  return {
    ...first,
    ...{ names, otherNames: [...new Set(otherNames)], category: isPlain ? second.category : first.category },
    ...(numbered.number !== undefined && { number: numbered.number }),
    ...((first.isRestricted || second.isRestricted) && { isRestricted: true }),
  };
}

function numberRank({ number }: SourceUnit): number {
  return number === undefined ? 0 : /\d/.test(number) ? 2 : 1;
}
