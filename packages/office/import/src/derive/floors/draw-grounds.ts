import { boxOf, cornersOf, isInside, midpoint, type Point, toCentimetres } from '@campusway/campus';
import { grown } from '../../geometry/lines.ts';
import type { Drawn, GeometryFile, UnitCategory } from '../draft/categories.ts';
import type { Draft } from '../draft/draft.ts';
import { closed, draw, drawLine, drawUnit, geometryFile, wayFacts } from '../draft/features.ts';
import { joinThresholds } from '../ways/join-doors.ts';
import type { DrawnFloor } from './draw-floor.ts';

/** Metres of ground around everything that is drawn. */
const margin = 20;
/** Metres from an entrance to the path outdoors that leads there. */
const toPath = 20;

/** Corners of the paths outdoors, as text. */
export function cornersOutdoors({ campus, toPoints }: Draft): ReadonlySet<string> {
  return new Set(campus.ways.filter(isOutdoors).flatMap(({ line }) => toPoints(line).map(String)));
}

/** The grounds: buildings without a plan, paths, and all else that is outdoors. Undefined if there is nothing. */
export function drawGrounds(draft: Draft, floors: readonly DrawnFloor[]): GeometryFile | undefined {
  const { campus, ids, naming } = draft;
  const withLevels = new Set(campus.levels.map(({ buildingId }) => buildingId));
  const houses = campus.buildings
    .filter(({ id }) => !withLevels.has(id))
    .flatMap(({ id, names, footprint }) =>
      footprint.flatMap((part, i): Drawn[] => {
        const polygon = draft.toPolygon(part, id);
        if (!polygon) return [];
        const name = naming.nameOf(names) || undefined;
        return [drawUnit(ids.take(i === 0 ? id : `${id}-${i + 1}`), polygon, { category: 'building', name })];
      }),
    );
  const surfaces = campus.units.filter(isOutdoors).flatMap((source): Drawn[] => {
    const polygon = draft.toPolygon(source.polygon, source.id);
    if (!polygon) return [];
    const id = draft.takeId(source.id);
    const category = outdoorCategory(draft.categoryOf(source));
    return [drawUnit(id, polygon, { category, name: naming.nameOf(source.names) || undefined })];
  });
  const paths = campus.ways
    .filter((way) => isOutdoors(way) && !draft.isFar(way.line, way.id))
    .map((way) => ({ ...way, points: draft.toPoints(way.line) }));
  const outlines = floors.flatMap(({ outline }) => outline);
  const entrances = floors.flatMap((floor) => floor.entrances);
  const joined = joinThresholds(paths, entrances, {
    reach: toPath,
    isFree: (line) => !outlines.some((one) => isInside(midpoint(...line), one)),
  });
  const amenities = draft.drawAmenities(isOutdoors);
  const drawn: Drawn[] = [
    ...houses,
    ...surfaces,
    ...joined.paths.map((path) => {
      const category = path.category === 'corridor' ? 'path' : path.category;
      const name = naming.nameOf(path.names) || undefined;
      const line = { id: draft.takeId(path.id), points: path.points };
      return drawLine('way', line, { category, name, ...wayFacts(path) });
    }),
    ...joined.joints.map(({ id, points }) =>
      drawLine('way', { id: ids.take(id), points }, { category: 'path' }),
    ),
    ...amenities,
  ];
  if (drawn.length === 0) return undefined;
  const corners = drawn.flatMap(({ geometry: { type, coordinates } }): Point[] =>
    type === 'Polygon' ? coordinates.flat() : type === 'LineString' ? coordinates : [],
  );
  const box = grown(boxOf([...corners, ...outlines.flat(2)]), margin);
  const outline = { type: 'Polygon', coordinates: closed([cornersOf(box).map(toCentimetres)]) };
  const properties = { feature_type: 'level', name: 'Campus' } as const;
  const grounds = draw(ids.take('grounds'), outline, properties);
  return geometryFile('outdoors', [grounds, ...drawn]);
}

function isOutdoors({ levelId }: { readonly levelId?: string }): boolean {
  return levelId === undefined;
}

/** Outdoors a hall or corridor is a paved place. */
function outdoorCategory(category: UnitCategory): UnitCategory {
  return category === 'walkway' || category === 'lobby' || category === 'room' ? 'plaza' : category;
}
