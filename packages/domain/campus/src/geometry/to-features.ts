import { getLevel, indexOfLevel, type Levels } from '../level.ts';
import type { MapFeature } from './features.ts';
import type { Point } from './point.ts';
import { type Polygon, signedArea } from './polygon.ts';

/** The part of GeoJSON that the data files use. Positions are metres in the campus coordinate system, not degrees. */
export interface GeoFeature {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry:
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Point[])[])[] }
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Point[] }
    | { readonly type: 'Point'; readonly coordinates: Point };
  readonly properties: { readonly feature_type: MapFeature['type']; readonly [property: string]: unknown };
}

export interface GeoCollection {
  readonly type: 'FeatureCollection';
  /** Id of its level. */
  readonly level: string;
  readonly features: readonly GeoFeature[];
}

/**
 * Converts a geometry file, already validated against its schema, to features.
 *
 * @throws {RangeError} when the college has no level with the file's id
 */
export function toFeatures({ level: id, features }: GeoCollection, levels: Levels): MapFeature[] {
  const index = indexOfLevel(levels, id);
  const { elevation } = getLevel(levels, index);
  return features.map((feature) => {
    const drawn = toFeature(feature, index, levels);
    return drawn.type === 'level' ? { ...drawn, elevation } : drawn;
  });
}

function toFeature({ id, geometry, properties }: GeoFeature, level: number, levels: Levels): MapFeature {
  const { feature_type: type, one_way: oneWay, steps_up: stepsUp, to_level: toLevel, ...rest } = properties;
  const other = indexOfLevel(levels, toLevel as string | undefined);
  const shape =
    geometry.type === 'Polygon'
      ? { polygon: toPolygon(geometry.coordinates) }
      : geometry.type === 'MultiPolygon'
        ? { polygon: geometry.coordinates.flatMap(toPolygon) }
        : geometry.type === 'Point'
          ? { point: geometry.coordinates }
          : type === 'opening'
            ? { line: geometry.coordinates }
            : { points: geometry.coordinates };
  const defaults = type === 'opening' ? { swing: 'none', leaves: 1 } : type === 'way' ? { width: 2 } : {};
  return {
    ...defaults,
    ...rest,
    ...(type === 'way' && { oneWay: oneWay === true }),
    ...(stepsUp !== undefined && { stepsUp }),
    ...(other >= 0 && { toLevel: other }),
    ...shape,
    type,
    id,
    level,
  } as MapFeature;
}

/** Drops the repeated first corner and winds rings as `Polygon` requires: programs differ in their winding. */
function toPolygon(rings: readonly (readonly Point[])[]): Polygon {
  return rings.map((ring, i) => {
    const corners = ring.slice(0, -1);
    return signedArea(corners) > 0 === (i === 0) ? corners : corners.toReversed();
  });
}
