import type { PlanePoint } from '@campusway/campus';
import { type LatLngBounds, latLngBounds } from 'leaflet';

/** The smallest bounds with all the points in it; two corners are enough. */
export function toLatLngBounds(points: readonly PlanePoint[]): LatLngBounds {
  return latLngBounds(points.map(([row, column]) => [row, column]));
}
