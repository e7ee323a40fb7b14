import { type GeoFeature, type Point, type Polygon, toCentimetres } from '@campusway/campus';

type Properties = GeoFeature['properties'];

export function polygonFeature(id: string, properties: Properties, polygon: Polygon): GeoFeature {
  const coordinates = polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(toCentimetres));
  return { type: 'Feature', id, geometry: { type: 'Polygon', coordinates }, properties };
}

export function lineFeature(id: string, properties: Properties, line: readonly Point[]): GeoFeature {
  const coordinates = line.map(toCentimetres);
  return { type: 'Feature', id, geometry: { type: 'LineString', coordinates }, properties };
}

/** Corners of an upright rectangle, counter-clockwise. */
export function rectangle(x0: number, y0: number, x1: number, y1: number): Point[] {
  const [west, east] = [Math.min(x0, x1), Math.max(x0, x1)];
  const [south, north] = [Math.min(y0, y1), Math.max(y0, y1)];
  return points(west, south, east, south, east, north, west, north);
}

/** Points of a flat list of coordinates: x, y, x, y, ... */
export function points(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
}
