import type { DepartmentCode, PlaceId, Wing } from '../model.ts';
import type { Point } from './point.ts';

/** `[row, column]` on a screen's plane: rows grow northwards, columns eastwards. */
export type PlanePoint = readonly [row: number, column: number];
export type PlaneBounds = readonly [southWest: PlanePoint, northEast: PlanePoint];

/** What one navigation screen shows of the campus. */
export interface View {
  /** The screen's path without its slash: `cse-nav`, `floor2`. */
  readonly id: string;
  /** Index into the college's levels. */
  readonly level: number;
  /** The part of the campus that fills the plane: west, south, east, north, metres. */
  readonly window: readonly [west: number, south: number, east: number, north: number];
  readonly plane: PlaneBounds;
  readonly centre: PlanePoint;
  /** The pieces in which the plan is laid on the plane. */
  readonly images: readonly PlaneBounds[];
  /** What FROM and TO offer, in this order. */
  readonly places: readonly PlaceId[];
}

/** A view with what its screen says. */
export interface Screen extends View {
  readonly heading: string;
  /** What is shown: `Second floor, west wing`. */
  readonly summary: string;
  /** The wing that it shows alone. */
  readonly wing?: Wing;
  /** A department's screen also leads to its people and its rooms. */
  readonly department?: DepartmentCode;
}

export type Placement = Pick<View, 'window' | 'plane'>;

/** Plane units for each metre. */
export function scaleOf({ window: [west, , east], plane: [[, left], [, right]] }: Placement): number {
  return (right - left) / (east - west);
}

/** Metres of the campus to the screen's plane. */
export function toPlane([x, y]: Point, view: Placement): PlanePoint {
  const scale = scaleOf(view);
  const [[row, column]] = view.plane;
  return [row + (y - view.window[1]) * scale, column + (x - view.window[0]) * scale];
}

/** The screen's plane to metres of the campus. */
export function toMetres([row, column]: PlanePoint, view: Placement): Point {
  const scale = scaleOf(view);
  const [[row0, column0]] = view.plane;
  return [view.window[0] + (column - column0) / scale, view.window[1] + (row - row0) / scale];
}
