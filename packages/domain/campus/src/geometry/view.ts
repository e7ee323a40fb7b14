import type { DepartmentCode, Place, PlaceId, Wing } from '../model.ts';
import type { Point } from './point.ts';

/** `[row, column]` on a screen's plane: rows grow northwards, columns eastwards. */
export type PlanePoint = readonly [row: number, column: number];
export type PlaneBounds = readonly [southWest: PlanePoint, northEast: PlanePoint];

/** The part of the campus on one navigation screen. */
export interface View {
  /** The screen's path without its slash: `cse-nav`, `floor2`. */
  readonly id: string;
  /** Index into the college's levels. */
  readonly level: number;
  /** The part of the campus that fills the plane: west, south, east, north, metres. */
  readonly window: readonly [west: number, south: number, east: number, north: number];
  readonly plane: PlaneBounds;
  readonly centre: PlanePoint;
  /** Bounds of the plan's images on the plane. */
  readonly images: readonly PlaneBounds[];
  /** Options of FROM and TO, in this order. */
  readonly places: readonly PlaceId[];
  /** Name of the campus that a screen of the grounds shows, in a college with several. */
  readonly campus?: string | undefined;
}

/** A view with the texts of its screen. */
export interface Screen extends View {
  readonly heading: string;
  /** Summary of what is shown: `Second floor, west wing`. */
  readonly summary: string;
  /** The wing, if it shows only one. */
  readonly wing?: Wing;
  /** The department of a department's screen, which links to its people and rooms. */
  readonly department?: DepartmentCode;
}

/** The first of several screens that shows the level and the wing of a place. */
export function findScreenOf(
  { level, wing }: Pick<Place, 'level' | 'wing'>,
  screens: readonly Screen[],
): Screen | undefined {
  return screens.find((one) => one.level === level && (!wing || !one.wing || one.wing === wing));
}

export type Placement = Pick<View, 'window' | 'plane'>;

/** Zoom of every screen when it opens: 2^1.3 CSS pixels per unit of the plane. */
export const screenZoom = 1.3;

/** Plane units per metre. */
export function scaleOf({ window: [west, , east], plane: [[, left], [, right]] }: Placement): number {
  return (right - left) / (east - west);
}

/** Converts metres of the campus to the screen's plane. */
export function toPlane([x, y]: Point, view: Placement): PlanePoint {
  const scale = scaleOf(view);
  const [[row, column]] = view.plane;
  return [row + (y - view.window[1]) * scale, column + (x - view.window[0]) * scale];
}

/** Converts the screen's plane to metres of the campus. */
export function toMetres([row, column]: PlanePoint, view: Placement): Point {
  const scale = scaleOf(view);
  const [[row0, column0]] = view.plane;
  return [view.window[0] + (column - column0) / scale, view.window[1] + (row - row0) / scale];
}
