import type { Point, Polygon } from '@campusway/campus';
import type { SourceWay } from '../../model.ts';
import type { Drawn, GeometryFile } from './categories.ts';

type TypeOf = Drawn['properties']['feature_type'];
type PropertiesOf<Type extends TypeOf> = Omit<
  Extract<Drawn['properties'], { feature_type: Type }>,
  'feature_type'
>;

/** A geometry file of a college. */
export function geometryFile(level: string, features: Drawn[]): GeometryFile {
  return { type: 'FeatureCollection', level, features };
}

export function drawUnit(id: string, polygon: Polygon, properties: PropertiesOf<'unit'>): Drawn {
  return draw(id, { type: 'Polygon', coordinates: closed(polygon) }, { feature_type: 'unit', ...properties });
}

export function drawLine<Type extends 'way' | 'opening'>(
  type: Type,
  { id, points }: { readonly id: string; readonly points: readonly Point[] },
  properties: PropertiesOf<Type>,
): Drawn {
  return draw(id, { type: 'LineString', coordinates: points }, { feature_type: type, ...properties });
}

/** Properties of a way of the source. */
export function wayFacts({ isOneWay, width, steps }: Partial<SourceWay> = {}) {
  return { one_way: isOneWay || undefined, width: width || undefined, steps: steps || undefined };
}

/** Adds a feature; JSON has no undefined properties. */
export function draw(id: string, geometry: object, properties: { readonly feature_type: TypeOf }): Drawn {
  const present = Object.entries(properties).filter(([, value]) => value !== undefined);
  return { type: 'Feature', id, geometry, properties: Object.fromEntries(present) } as Drawn;
}

/** Rings of GeoJSON, which repeat the first corner at the end. */
export function closed(polygon: Polygon): Point[][] {
  return polygon.map((ring) => [...ring, ...ring.slice(0, 1)]);
}
