import { distance, midpoint, type Polygon, toCentimetres, type UnitFeature } from '@campusway/campus';
import { guess } from '../guesses.ts';
import type { SourceOpening, SourceWay } from '../model.ts';
import { type Draft, sizeOf } from './draft.ts';
import type { Floor, FloorOpening } from './floor.ts';
import { lineAlongWall } from './opening-line.ts';
import type { PlacedUnit } from './place-units.ts';
import { openWalls } from './way-openings.ts';

/** A level before anything but openings is derived. */
export interface SourceFloor extends Floor {
  readonly building: string;
  readonly ordinal: number;
  /** In the order of `units`. */
  readonly placed: readonly PlacedUnit[];
  /** Outline in the source; may be empty. */
  readonly outline: readonly Polygon[];
  readonly isHere: (thing: { readonly levelId?: string }) => boolean;
}

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
  const isNear = ({ id, line }: SourceOpening | SourceWay) => !draft.isFar(line.map(draft.toMetres), id);
  const placed = units.toSorted((a, b) => sizeOf(a.polygon) - sizeOf(b.polygon));
  const features = placed.map(
    ({ id, category, polygon }): UnitFeature => ({ type: 'unit', id, level: 1, category, polygon }),
  );
  const openings = campus.openings
    .filter((opening) => isHere(opening) && isNear(opening))
    .map((source): FloorOpening => {
      const [from, to] = source.line.map((position) => toCentimetres(draft.toMetres(position)));
      const point = from ?? [0, 0];
      const isPoint = !to || (from?.[0] === to[0] && from[1] === to[1]);
      const line = isPoint ? lineAlongWall(point, source.width, features) : ([point, to] as const);
      return { id: draft.takeId(source.id), line, source };
    });
  const ways = campus.ways
    .filter((way) => isHere(way) && isNear(way))
    .map((source) => ({
      id: draft.takeId(source.id),
      points: source.line.map((position) => toCentimetres(draft.toMetres(position))),
      source,
    }));
  const steps = new Set(
    placed.filter(({ source }) => source.category.toLowerCase() === 'steps').map(({ id }) => id),
  );
  const floor: Floor = { level, units: features, steps, openings, ways, guesses };
  const own = campus.levels.filter(({ id }) => idOf.get(id) === level);
  const outline = own.flatMap((one) =>
    one.outline.flatMap((polygon) => {
      const clean = draft.toPolygon(polygon, one.id);
      return clean ? [clean] : [];
    }),
  );
  const doors = [...openings, ...openWalls(floor), ...meetOutdoors(floor, outdoorCorners)];
  return { ...floor, openings: doors, building, ordinal, placed, outline, isHere };
}

/** Entrances where a way of the level meets a path outdoors and the source draws none. */
function meetOutdoors(
  { level, ways, openings, guesses }: Floor,
  outdoorCorners: ReadonlySet<string>,
): FloorOpening[] {
  return ways.flatMap(({ id, points }) =>
    [points, points.toReversed()].flatMap(([end, next], i): FloorOpening[] => {
      if (!end || !next || !outdoorCorners.has(String(end))) return [];
      if (openings.some(({ line }) => distance(midpoint(...line), end) < 1)) return [];
      const length = distance(end, next) || 1;
      const [dx, dy] = [(next[0] - end[0]) / length, (next[1] - end[1]) / length];
      const line = [
        toCentimetres([end[0] - dy, end[1] + dx]),
        toCentimetres([end[0] + dy, end[1] - dx]),
      ] as const;
      const what = 'An entrance is drawn';
      const why = 'A way indoors meets a path outdoors there, and the source draws none';
      guess(guesses, 'assumed', { rule: 'entrance', what, why, id, levelId: level });
      return [{ id: `entrance-${id}-${i + 1}`, line, isEntrance: true }];
    }),
  );
}
