import { type Placement, type Point, scaleOf, toMetres, toPlane } from '@campusway/campus';
import type { Names } from '@campusway/campus/labels';
import { type LatLng, type LatLngBounds, latLngBounds } from 'leaflet';
import { createContext, useContext } from 'react';
import { useMap } from 'react-leaflet';

/** Conversion between metres of the campus and the flat plane of a map. */
export interface Plane {
  readonly placement: Placement;
  /** All of the plan, or the part that the map is about. */
  readonly whole: LatLngBounds;
  toLatLng(point: Point): [row: number, column: number];
  /** Bounding box of points; two corners are enough. */
  toBounds(points: readonly Point[]): LatLngBounds;
  toPoint(at: LatLng): Point;
  /** The names that were painted last. */
  readonly painted: { names?: Names };
  /** Leaflet zoom for a scale in CSS pixels per metre. The size of a plane does not depend on the size of the campus. */
  zoomAt(scale: number): number;
  /** Scale in CSS pixels per metre of a Leaflet zoom. */
  scaleAt(zoom: number): number;
}

/** `part` limits the whole plan to the bounding box of points in metres. */
export function planeOf(placement: Placement, part?: readonly Point[]): Plane {
  const scale = scaleOf(placement);
  const toLatLng: Plane['toLatLng'] = (point) => [...toPlane(point, placement)];
  const toBounds: Plane['toBounds'] = (points) => latLngBounds(points.map(toLatLng));
  return {
    placement,
    whole: part ? toBounds(part) : latLngBounds(placement.plane.map(([row, column]) => [row, column])),
    toLatLng,
    toBounds,
    painted: {},
    toPoint: ({ lat, lng }) => toMetres([lat, lng], placement),
    zoomAt: (pixelsPerMetre) => Math.log2(pixelsPerMetre / scale),
    scaleAt: (zoom) => scale * 2 ** zoom,
  };
}

export const PlaneContext = createContext<Plane | undefined>(undefined);

/** The plane of the map around a component. */
export function usePlane(): Plane {
  const plane = useContext(PlaneContext);
  if (!plane) throw new TypeError('Cannot use a plane outside of PlanMap');
  return plane;
}

/** Returns a function that reads the centre of the map in metres of the campus. */
export function useMapCentre(): () => Point {
  const [map, { toPoint }] = [useMap(), usePlane()];
  return () => toPoint(map.getCenter());
}
