import { type Placement, type PlanePoint, type Point, scaleOf, toMetres } from '@campusway/campus';
import { type LatLng, type LatLngBounds, latLngBounds } from 'leaflet';
import { useMap } from 'react-leaflet';

/** Bounding box of points; two corners are enough. */
export function toLatLngBounds(points: readonly PlanePoint[]): LatLngBounds {
  return latLngBounds(points.map(([row, column]) => [row, column]));
}

/** Position on the map in metres of the campus. */
export function toPoint({ lat, lng }: LatLng, placement: Placement): Point {
  return toMetres([lat, lng], placement);
}

/** Leaflet zoom for a scale in CSS pixels per metre. The size of a plane does not depend on the size of the campus. */
export function zoomAt(pixelsPerMetre: number, placement: Placement): number {
  return Math.log2(pixelsPerMetre / scaleOf(placement));
}

/** Scale in CSS pixels per metre of a Leaflet zoom. */
export function scaleAt(zoom: number, placement: Placement): number {
  return scaleOf(placement) * 2 ** zoom;
}

/** Returns a function that reads the centre of the map in metres of the campus. */
export function useMapCentre(placement: Placement): () => Point {
  const map = useMap();
  return () => toPoint(map.getCenter(), placement);
}
