import { type Placement, type Point, scaleOf, toMetres, toPlane } from '@campusway/campus';
import type { Names } from '@campusway/campus/labels';
import { type LatLng, latLngBounds } from 'leaflet';
import { createContext, useContext } from 'react';
import { useMap } from 'react-leaflet';

export type Plane = ReturnType<typeof planeOf>;

/** Conversion between metres of the campus and the flat plane of a map. `part` limits the whole plan to the bounding box of points in metres. */
export function planeOf(placement: Placement, part?: readonly Point[]) {
  const scale = scaleOf(placement);
  const toLatLng = (point: Point): [row: number, column: number] => [...toPlane(point, placement)];
  const toBounds = (points: readonly Point[]) => latLngBounds(points.map(toLatLng));
  const painted: { names?: Names } = {};
  return {
    placement,
    /** All of the plan, or the part that the map is about. */
    whole: part ? toBounds(part) : latLngBounds(placement.plane.map(([row, column]) => [row, column])),
    toLatLng,
    /** Bounding box of points; two corners are enough. */
    toBounds,
    painted,
    toPoint: ({ lat, lng }: LatLng) => toMetres([lat, lng], placement),
    /** Leaflet zoom for a scale in CSS pixels per metre. The size of a plane does not depend on the size of the campus. */
    zoomAt: (pixelsPerMetre: number) => Math.log2(pixelsPerMetre / scale),
    /** Scale in CSS pixels per metre of a Leaflet zoom. */
    scaleAt: (zoom: number) => scale * 2 ** zoom,
  };
}

export const PlaneContext = createContext<Plane | undefined>(undefined);

/** The map around a component, with its plane. */
export function usePlane() {
  const [map, plane] = [useMap(), useContext(PlaneContext)];
  if (!plane) throw new TypeError('Cannot use a plane outside of PlanMap');
  return { ...plane, map };
}
