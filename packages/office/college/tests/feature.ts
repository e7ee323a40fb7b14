import { type GeoFeature, type Point, type Polygon, toCentimetres } from '@campusway/campus';

type Properties = GeoFeature['properties'];

export function polygonFeature(id: string, properties: Properties, polygon: Polygon): GeoFeature {
  const coordinates = polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(toCentimetres));
  return { type: 'Feature', id, geometry: { type: 'Polygon', coordinates }, properties };
}

export function lineFeature(id: string, properties: Properties, points: readonly Point[]): GeoFeature {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'LineString', coordinates: points.map(toCentimetres) },
    properties,
  };
}

/** Corners of an upright rectangle, counter-clockwise. */
export function rectangle(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    [Math.min(x0, x1), Math.min(y0, y1)],
    [Math.max(x0, x1), Math.min(y0, y1)],
    [Math.max(x0, x1), Math.max(y0, y1)],
    [Math.min(x0, x1), Math.max(y0, y1)],
  ];
}
