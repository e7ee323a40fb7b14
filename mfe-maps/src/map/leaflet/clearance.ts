import {
  Bounds,
  type FitBoundsOptions,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  Point,
} from 'leaflet';
import { textScale } from '../labels/paint-names.ts';

/** CSS pixels at the edges of a map. */
type Margins = Readonly<Record<'top' | 'end' | 'bottom' | 'start', number>>;

/** Margins for signs and pins. */
export const aroundPins: Margins = { top: 60, end: 48, bottom: 14, start: 52 };

/** Margins for number plates, with space for a pin at the top. */
export const aroundMarks: Margins = { top: 56, end: 28, bottom: 24, start: 28 };

export function evenly(margin: number): Margins {
  return { top: margin, end: margin, bottom: margin, start: margin };
}

/** Minimum visible size of a plan, CSS pixels. */
const minFree = 72;

/** Sizes of overlays by edge, from the current layout: every `data-covers="EDGE"` of the stage; a `panel` is at the start or in the middle of the bottom. */
export function measureCovers(map: LeafletMap): Margins {
  const stage = map.getContainer().getBoundingClientRect();
  const covers = { top: 0, end: 0, bottom: 0, start: 0 };
  for (const element of listCovers(map)) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const isOnMap = width > 0 && bottom > stage.top && right > stage.left && left < stage.right;
    const sizes = {
      top: bottom - stage.top,
      end: stage.right - left,
      bottom: stage.bottom - top,
      start: right - stage.left,
    };
    const side = left - stage.left + 1 < stage.right - right ? 'start' : 'bottom';
    const edge = element.dataset.covers?.replace('panel', side) as keyof typeof sizes | '' | undefined;
    if (isOnMap && edge) covers[edge] = Math.max(covers[edge], sizes[edge]);
  }
  return covers;
}

export function listCovers(map: LeafletMap): readonly HTMLElement[] {
  const stage = map.getContainer().closest('[data-stage]');
  return Array.from(stage?.querySelectorAll<HTMLElement>('[data-covers]') ?? []);
}

/** Padding for `fitBounds`: covers and a margin for signs in the user's text size, reduced on a small map to keep a minimum size visible. */
export function toPadding(map: LeafletMap, margin: Margins): Clearance {
  const covers = measureCovers(map);
  const { x, y } = map.getSize();
  const grown = (1 + textScale()) / 2;
  const [left, right] = fitInto(x, covers.start + margin.start * grown, covers.end + margin.end * grown);
  const [top, bottom] = fitInto(y, covers.top + margin.top * grown, covers.bottom + margin.bottom * grown);
  return { paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] };
}

function fitInto(size: number, before: number, after: number): readonly [before: number, after: number] {
  const factor = Math.min(1, Math.max(0, size - minFree) / (before + after || 1));
  return [Math.round(before * factor), Math.round(after * factor)];
}

export type Clearance = Readonly<Record<'paddingTopLeft' | 'paddingBottomRight', [number, number]>>;

export function sumOf({ paddingTopLeft, paddingBottomRight }: Clearance): Point {
  return new Point(...paddingTopLeft).add(paddingBottomRight);
}

export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A map with Leaflet's flag for a running zoom animation. */
export type ZoomingMap = LeafletMap & { _animatingZoom?: boolean };

/** Maps that begin to move in the next frame. */
const beginning = new WeakSet<LeafletMap>();

/** A map and the bounds of its plan, as `usePlane()` has them. */
type WholeMap = { readonly map: ZoomingMap; readonly whole: LatLngBounds };

type FitOptions = Clearance & Omit<FitBoundsOptions, keyof Clearance>;

/** Fits bounds, and moves them out of the middle rather than show what is beyond the whole plan. */
export function fitMap({ map, whole }: WholeMap, bounds: LatLngBounds, options: FitOptions): void {
  const again = () => map.getContainer().isConnected && fitMap({ map, whole }, bounds, options);
  // Leaflet 1.9 begins a zoom animation a frame later, also after another view, and ignores a new view during it.
  if (map._animatingZoom) return void map.once('zoomend', again);
  if (beginning.has(map)) return void requestAnimationFrame(again);
  // A map that still glides after a drag would glide on from where it was.
  map.setView(map.getCenter(), map.getZoom(), { animate: false });
  if (options.animate) beginning.add(map);
  requestAnimationFrame(() => beginning.delete(map));
  const { paddingTopLeft, paddingBottomRight, maxZoom = Infinity } = options;
  const zoom = Math.min(maxZoom, map.getBoundsZoom(bounds, false, sumOf(options)));
  const shown = latLngBounds([whole.getNorthWest(), whole.getSouthEast()]).extend(bounds);
  const corners = [
    map.project(shown.getNorthWest(), zoom).subtract(paddingTopLeft),
    map.project(shown.getSouthEast(), zoom).add(paddingBottomRight),
  ];
  map.options.maxBounds = latLngBounds(corners.map((corner) => map.unproject(corner, zoom)));
  map.fitBounds(bounds, options);
}

/** Pans the map to show the bounds, sideways into its middle, up and down as little as needed; zooms out if they do not fit. */
export function showBounds({ map, whole }: WholeMap, bounds: LatLngBounds, clearance: Clearance): void {
  if (!bounds.isValid()) return;
  const motion = { animate: wantsMotion(), duration: 0.18 };
  const corners = [bounds.getNorthWest(), bounds.getSouthEast()];
  const shown = new Bounds(corners.map((corner) => map.latLngToContainerPoint(corner)));
  const free = new Bounds(clearance.paddingTopLeft, map.getSize().subtract(clearance.paddingBottomRight));
  if (!free.getSize().contains(shown.getSize()))
    return void fitMap({ map, whole }, bounds, { ...clearance, maxZoom: map.getZoom(), ...motion });
  const [start, end] = [shown.getTopLeft(), shown.getBottomRight()];
  const [from, to] = [free.getTopLeft(), free.getBottomRight()];
  const [before, after] = [start.subtract(from), end.subtract(to)];
  const across = before.x < 0 || after.x > 0 ? (before.x + after.x) / 2 : 0;
  map.panBy([across, Math.min(before.y, 0) || Math.max(after.y, 0)], motion);
}
