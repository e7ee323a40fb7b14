import type { MapFeature } from './features.ts';
import type { Point } from './point.ts';

/** The part of GeoJSON that the data files use. Positions are metres in the campus frame, not degrees. */
export interface GeoFeature {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Point[] }
    | { readonly type: 'Point'; readonly coordinates: Point };
  readonly properties: { readonly feature_type: MapFeature['type']; readonly [property: string]: unknown };
}

export interface GeoCollection {
  readonly type: 'FeatureCollection';
  readonly level: number;
  readonly features: readonly GeoFeature[];
}

/** Turns a geometry file, already checked against its schema, into features. */
export function toFeatures(collection: GeoCollection): MapFeature[] {
  return collection.features.map((feature) => toFeature(feature, collection.level));
}

function toFeature({ id, geometry, properties }: GeoFeature, level: number): MapFeature {
  const { feature_type: type, one_way: oneWay, steps_up: stepsUp, ...rest } = properties;
  const shape =
    geometry.type === 'Polygon'
      ? { polygon: geometry.coordinates.map((ring) => ring.slice(0, -1)) }
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
    ...shape,
    type,
    id,
    level,
  } as MapFeature;
}
