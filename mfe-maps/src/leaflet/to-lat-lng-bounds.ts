import type { PlanePoint } from '@campusway/campus';
import { type LatLngBounds, latLngBounds } from 'leaflet';

/** Bounding box of points; two corners are enough. */
export function toLatLngBounds(points: readonly PlanePoint[]): LatLngBounds {
  return latLngBounds(points.map(([row, column]) => [row, column]));
}
