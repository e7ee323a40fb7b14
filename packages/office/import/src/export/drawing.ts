import type { Point, Polygon } from '@campusway/campus';
import type { CollegeSource } from '@campusway/college/source';

export type Drawn = CollegeSource['geometry'][number]['features'][number];
type DrawnType = Drawn['properties']['feature_type'];
export type DrawnOf<Type extends DrawnType> = Extract<Drawn, { properties: { feature_type: Type } }>;

export function isOf<Type extends DrawnType>(feature: Drawn, type: Type): feature is DrawnOf<Type> {
  return feature.properties.feature_type === type;
}

/** Rings without the first corner repeated at the end, as in GeoJSON. */
export function openRings(rings: readonly (readonly Point[])[]): Polygon {
  return rings.map((ring) => ring.slice(0, -1));
}

export function partsOf({ geometry }: DrawnOf<'level'>): Polygon[] {
  return geometry.type === 'Polygon'
    ? [openRings(geometry.coordinates)]
    : geometry.coordinates.map(openRings);
}

/** The parts of a level's outline; none if it is not drawn. */
export function outlineOf({ geometry }: Pick<CollegeSource, 'geometry'>, level: string): Polygon[] {
  return geometry
    .filter((file) => file.level === level)
    .flatMap(({ features }) =>
      features.flatMap((feature) => (isOf(feature, 'level') ? partsOf(feature) : [])),
    );
}
