import { boxOf, isInside, midpoint, type Point, toCentimetres } from '@campusway/campus';
import type { Drawn, GeometryFile, UnitCategory } from './categories.ts';
import { closed, type Draft, rectangle, wayOf } from './draft.ts';
import type { DrawnFloor } from './draw-floor.ts';
import { joinThresholds } from './entrances.ts';

/** Metres of ground around everything that is drawn. */
const margin = 20;
/** Metres from an entrance to the path outdoors that leads there. */
const toPath = 20;

/** Corners of the paths outdoors, as text. */
export function cornersOutdoors({ campus, toMetres }: Draft): ReadonlySet<string> {
  const paths = campus.ways.filter(({ levelId }) => levelId === undefined);
  return new Set(
    paths.flatMap(({ line }) => line.map((position) => String(toCentimetres(toMetres(position))))),
  );
}

/** The grounds: buildings without a plan, paths, and what else lies outdoors. Undefined where there is nothing. */
export function drawGrounds(draft: Draft, floors: readonly DrawnFloor[]): GeometryFile | undefined {
  const { campus, ids, naming } = draft;
  const isOutdoors = ({ levelId }: { readonly levelId?: string }) => levelId === undefined;
  const withLevels = new Set(campus.levels.map(({ buildingId }) => buildingId));
  const houses = campus.buildings
    .filter(({ id }) => !withLevels.has(id))
    .flatMap(({ id, names, footprint }) =>
      footprint.flatMap((polygon, i): Drawn[] => {
        const clean = draft.toPolygon(polygon, id);
        const name = naming.nameOf(names);
        if (!clean) return [];
        return [
          {
            type: 'Feature',
            id: ids.take(i === 0 ? id : `${id}-${i + 1}`),
            geometry: { type: 'Polygon', coordinates: closed(clean) },
            properties: { feature_type: 'unit', category: 'building', ...(name && { name }) },
          },
        ];
      }),
    );
  const surfaces = campus.units.filter(isOutdoors).flatMap((source): Drawn[] => {
    const polygon = draft.toPolygon(source.polygon, source.id);
    const name = naming.nameOf(source.names);
    if (!polygon) return [];
    return [
      {
        type: 'Feature',
        id: draft.takeId(source.id),
        geometry: { type: 'Polygon', coordinates: closed(polygon) },
        properties: {
          feature_type: 'unit',
          category: outdoorCategory(draft.categoryOf(source)),
          ...(name && { name }),
        },
      },
    ];
  });
  const paths = campus.ways.filter(isOutdoors).flatMap((way) => {
    const points = way.line.map((position) => toCentimetres(draft.toMetres(position)));
    return draft.isFar(points, way.id) ? [] : [{ ...way, points }];
  });
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
    ...joined.paths.map(({ id, names, points, category, isOneWay, width, steps }) => {
      const name = naming.nameOf(names);
      return wayOf(draft.takeId(id), points, {
        category: category === 'corridor' ? 'path' : category,
        ...(name && { name }),
        ...(isOneWay && { one_way: true }),
        ...(width && { width }),
        ...(steps && { steps }),
      });
    }),
    ...joined.joints.map(({ id, points }) => wayOf(ids.take(id), points, { category: 'path' })),
    ...amenities,
  ];
  if (drawn.length === 0) return undefined;
  const corners = drawn.flatMap(({ geometry }): Point[] =>
    geometry.type === 'Polygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : [],
  );
  const { minX, minY, maxX, maxY } = boxOf([...corners, ...outlines.flat(2)]);
  const box = { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
  const grounds: Drawn = {
    type: 'Feature',
    id: ids.take('grounds'),
    geometry: { type: 'Polygon', coordinates: closed([rectangle(box)]) },
    properties: { feature_type: 'level', name: 'Campus' },
  };
  return { type: 'FeatureCollection', level: 'outdoors', features: [grounds, ...drawn] };
}

/** Outdoors a hall or corridor is a paved place. */
function outdoorCategory(category: UnitCategory): UnitCategory {
  return category === 'walkway' || category === 'lobby' || category === 'room' ? 'plaza' : category;
}
