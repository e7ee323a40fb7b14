import { areaOf, boxOf, GridIndex, type Polygon } from '@campusway/campus';
import type { Frame } from '../frame.ts';
import { guess } from '../guesses.ts';
import type { Guess, SourceCampus, SourceUnit } from '../model.ts';
import { type DrawnCategory, drawnCategoryOf, isRoom } from './categories.ts';
import { cleanPolygon } from './clean-polygon.ts';
import { overlapOf } from './shafts.ts';

/** Share of the larger of two units that lies in the other one, from which on they are one unit. */
const minShared = 0.8;

interface Drawn {
  readonly unit: SourceUnit;
  readonly polygon: Polygon;
  readonly category: DrawnCategory['category'];
}

/**
 * The campus with one unit for each that the source draws twice on a level: with the number of either, and with the names of
 * both. Nothing else could tell which of the two is right, and a search would find both.
 */
export function mergeTwins(campus: SourceCampus, frame: Frame, guesses: Guess[]): SourceCampus {
  const kept = new Map<string, SourceUnit>();
  const idOf = new Map<string, string>();
  for (const [levelId, units] of Map.groupBy(campus.units, (unit) => unit.levelId)) {
    const index = new GridIndex<Drawn>(10);
    for (const unit of units) {
      const drawn = toDrawn(unit, frame);
      const box = boxOf(drawn.polygon.flat());
      const twin = levelId === undefined ? undefined : index.search(box).find((one) => areTwins(one, drawn));
      const first = twin && kept.get(twin.unit.id);
      if (!first) {
        kept.set(unit.id, unit);
        index.add(drawn, box);
        continue;
      }
      kept.set(first.id, joined(first, unit));
      idOf.set(unit.id, first.id);
      const what = 'A unit is left out, and its names and number are given to the one in its place';
      const where = { id: unit.id, ...(levelId && { levelId }) };
      guess(guesses, 'repaired', {
        rule: 'twin',
        what,
        why: 'The source draws the same area twice',
        ...where,
      });
    }
  }
  if (idOf.size === 0) return campus;
  const newIds = (ids: readonly string[]) => [...new Set(ids.map((id) => idOf.get(id) ?? id))];
  return {
    ...campus,
    units: [...kept.values()],
    openings: campus.openings.map((one) => ({ ...one, unitIds: newIds(one.unitIds) })),
    amenities: campus.amenities.map((one) => ({ ...one, unitIds: newIds(one.unitIds) })),
    occupants: campus.occupants.map((one) => ({ ...one, unitId: idOf.get(one.unitId) ?? one.unitId })),
  };
}

function toDrawn(unit: SourceUnit, { toMetres }: Frame): Drawn {
  const polygon = unit.polygon.map((ring) => ring.map(toMetres));
  return { unit, polygon, category: drawnCategoryOf(unit.category).category };
}

/** Whether two units are one: of one shape, of one kind, and without numbers that differ. */
function areTwins(a: Drawn, b: Drawn): boolean {
  const isOneKind = a.category === b.category || (isRoom(a.category) && isRoom(b.category));
  const [one, other] = [a.unit.number, b.unit.number];
  // A number of letters is a sign or a short name.
  const isOneNumber = !one || !other || one === other || ![one, other].every((text) => /\d/.test(text));
  const [small, large] = [areaOf(a.polygon), areaOf(b.polygon)].toSorted((x, y) => x - y);
  if (!isOneKind || !isOneNumber || !small || !large || small / large < minShared) return false;
  const [clean, otherClean] = [cleanPolygon(a.polygon)?.polygon, cleanPolygon(b.polygon)?.polygon];
  if (!clean || !otherClean) return false;
  return (overlapOf(clean, otherClean) * small) / large >= minShared;
}

/** The first unit with what only the second one has. */
function joined(first: SourceUnit, second: SourceUnit): SourceUnit {
  const [numbered, other] = numberRank(second) > numberRank(first) ? [second, first] : [first, second];
  const names = { ...second.names, ...first.names };
  const known = new Set(Object.values(names).map((name) => name.toLowerCase()));
  const otherNames = [
    ...first.otherNames,
    ...second.otherNames,
    ...Object.values(second.names),
    ...(other.number && other.number !== numbered.number ? [other.number] : []),
  ].filter((name) => !known.has(name.toLowerCase()));
  return {
    ...first,
    names,
    otherNames: [...new Set(otherNames)],
    category: isPlain(first) ? second.category : first.category,
    ...(numbered.number !== undefined && { number: numbered.number }),
    ...((first.isRestricted || second.isRestricted) && { isRestricted: true }),
  };
}

function numberRank({ number }: SourceUnit): number {
  return number === undefined ? 0 : /\d/.test(number) ? 2 : 1;
}

function isPlain({ category }: SourceUnit): boolean {
  return category === 'room' || category === 'unspecified';
}
