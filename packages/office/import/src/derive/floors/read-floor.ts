import type { UnitFeature } from '@campusway/campus';
import { boxAreaOf } from '../../geometry/lines.ts';
import { meetOutdoors } from '../doors/entrances.ts';
import { lineAlongWall } from '../doors/walls.ts';
import { openWalls } from '../doors/way-openings.ts';
import type { Draft } from '../draft/draft.ts';
import type { Floor, FloorOpening, PlacedUnit, SourceFloor } from '../draft/floor.ts';

interface Storey {
  readonly building: string;
  readonly ordinal: number;
  readonly units: readonly PlacedUnit[];
  /** Ids of levels in the college, by their ids in the source. */
  readonly idOf: ReadonlyMap<string, string>;
  /** Corners of the paths outdoors, as text. */
  readonly outdoorCorners: ReadonlySet<string>;
}

/** Units, openings and ways of one level in metres, with openings where its ways lead through walls. */
export function readFloor(
  draft: Draft,
  level: string,
  { building, ordinal, units, idOf, outdoorCorners }: Storey,
): SourceFloor {
  const { campus, guesses } = draft;
  const isHere = ({ levelId }: { readonly levelId?: string }) => idOf.get(levelId ?? '') === level;
  const here = <Thing extends (typeof campus.openings | typeof campus.ways)[number]>(
    things: readonly Thing[],
  ) =>
    things
      .filter((thing) => isHere(thing) && !draft.isFar(thing.line, thing.id))
      .map((source) => ({ source, points: draft.toPoints(source.line) }));
  const placed = units.toSorted((a, b) => boxAreaOf(a.polygon) - boxAreaOf(b.polygon));
  const features = placed.map(
    ({ id, category, polygon }): UnitFeature => ({ type: 'unit', id, level: 1, category, polygon }),
  );
  const openings = here(campus.openings).map(({ source, points: [from = [0, 0], to] }): FloorOpening => {
    const isPoint = !to || String(from) === String(to);
    const line = isPoint ? lineAlongWall(from, features, source.width) : ([from, to] as const);
    const toLevel = source.toLevelId === undefined ? undefined : idOf.get(source.toLevelId);
    return { id: draft.takeId(source.id), line, source, toLevel };
  });
  const ways = here(campus.ways).map(({ source, points }) => ({
    id: draft.takeId(source.id),
    points,
    source,
  }));
  const isStep = ({ source }: PlacedUnit) => source.category.toLowerCase() === 'steps';
  const steps = new Set(placed.filter(isStep).map(({ id }) => id));
  const floor: Floor = { level, units: features, steps, openings, ways, guesses };
  const own = campus.levels.filter(({ id }) => idOf.get(id) === level);
  const outline = own
    .flatMap(({ id, outline: parts }) => parts.map((part) => draft.toPolygon(part, id)))
    .filter((polygon) => polygon !== undefined);
  const doors = [...openings, ...openWalls(floor), ...meetOutdoors(floor, outdoorCorners)];
  return { ...floor, openings: doors, building, ordinal, placed, outline, isHere };
}
