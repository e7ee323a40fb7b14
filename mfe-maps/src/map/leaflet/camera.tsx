import type { Point } from '@campusway/campus';
import { type Map as LeafletMap, Point as LeafletPoint } from 'leaflet';
import { useEffect } from 'react';
import {
  aroundPins,
  type Clearance,
  evenly,
  fitMap,
  listCovers,
  measureCovers,
  showBounds,
  sumOf,
  toPadding,
  wantsMotion,
} from './clearance.ts';
import { type Plane, usePlane } from './plane.tsx';

/** Height of scale bar and buttons at the lower edge, and space for pins, CSS pixels. */
const foot = 64;
const forPins: Clearance = { paddingTopLeft: [24, 56], paddingBottomRight: [24, foot] };

/** Fits the whole plan, or a box around points, into the map. */
export function ShowWhole({ points }: { readonly points?: readonly Point[] }) {
  const { map, whole, toBounds } = usePlane();
  useEffect(() => {
    const bounds = points ? toBounds(points) : whole;
    map.fitBounds(bounds, { paddingTopLeft: [8, 8], paddingBottomRight: [8, foot], animate: false });
  }, [map, points, whole, toBounds]);
  return null;
}

/** Pans the map to show the points, with space for pins at the top. */
export function KeepInView({ points }: { readonly points: readonly Point[] }) {
  const { map, whole, toBounds } = usePlane();
  useEffect(() => showBounds({ map, whole }, toBounds(points), forPins), [map, points, whole, toBounds]);
  return null;
}

/** Maps with a view of their points, and whose they are: the initial one is not animated. */
const opened = new WeakMap<LeafletMap, unknown>();

interface FitPointsProps {
  /** A new list moves the map; the same list does not, nor an empty one after the opening. */
  readonly points: readonly Point[] | 'whole';
  /** Limit in CSS pixels per metre: closer, only walls would be visible. */
  readonly maxScale: number;
  readonly margin?: typeof aroundPins;
  readonly subject?: unknown;
  /** Does not move a map of the same subject that shows some of the rooms, in metres, or the grounds. */
  readonly stays?: boolean;
  readonly rooms?: readonly Point[] | undefined;
}

/** Fits the map to the points, clear of everything on top of the map. */
export function FitPoints({ points, maxScale, margin = aroundPins, subject, stays, rooms }: FitPointsProps) {
  const { map, whole, toBounds, zoomAt } = usePlane();
  useEffect(() => {
    if (points.length === 0 && opened.has(map)) return;
    if (stays && opened.get(map) === subject && (!rooms || showsSome(map, toBounds, rooms))) return;
    const isWhole = points === 'whole' || points.length === 0;
    let fitted = '';
    function fit(): void {
      const padding = toPadding(map, isWhole ? evenly(8) : margin);
      const key = JSON.stringify([padding, map.getSize()]);
      if (key === fitted) return;
      fitted = key;
      // Zooming out ends where all of the plan fits. Leaflet returns no zoom below the current limit.
      map.options.minZoom = -Infinity;
      map.options.minZoom = map.getBoundsZoom(whole, false, sumOf(toPadding(map, evenly(8))));
      const motion = { maxZoom: zoomAt(maxScale), animate: opened.has(map) && wantsMotion(), duration: 0.18 };
      fitMap({ map, whole }, isWhole ? whole : toBounds(points), { ...padding, ...motion });
    }
    fit();
    opened.set(map, subject);
    // Fits again when covers change their size or place, until the user drags the map.
    const sizes = new ResizeObserver(fit);
    for (const cover of listCovers(map)) sizes.observe(cover);
    document.addEventListener('scrollend', fit, true);
    const leave = () => {
      sizes.disconnect();
      document.removeEventListener('scrollend', fit, true);
    };
    map.on('resize', fit).on('dragstart', leave);
    return () => {
      leave();
      map.off('resize', fit).off('dragstart', leave);
    };
  }, [map, points, maxScale, margin, subject, stays, rooms, whole, toBounds, zoomAt]);
  return null;
}

/** Whether some points are in the middle of the map, which shows them from nearer than all of them. */
function showsSome(map: LeafletMap, toBounds: Plane['toBounds'], points: readonly Point[]): boolean {
  const middle = map.getBounds().pad(-0.25);
  const isNear = map.getZoom() >= map.getBoundsZoom(toBounds(points));
  return isNear && points.some((point) => middle.contains(toBounds([point])));
}

/** Covers the map beside what covers its start with the plan, or with the box around points, on every resize, until the user moves the map. */
export function ShowBeside({ points }: { readonly points?: readonly Point[] | undefined }) {
  const { map, whole, toBounds } = usePlane();
  useEffect(() => {
    function fit(): void {
      const bounds = points ? toBounds(points) : whole;
      const beside = new LeafletPoint(measureCovers(map).start, 0);
      const free = map.getSize().subtract(beside);
      // Not laid out: Leaflet's zoom would be NaN.
      if (free.x <= 0 || free.y <= 0) return;
      // At its smallest all of the plan is in view. Bounds of a closer view would move this one.
      const margins = new LeafletPoint(Math.min(32, free.x / 2), Math.min(2 * foot, free.y / 2));
      map.options.minZoom = map.getBoundsZoom(whole, false, beside.add(margins));
      map.options.maxBounds = whole.pad(9);
      const zoom = map.getBoundsZoom(bounds, !points, beside);
      const middle = map.project(bounds.getCenter(), zoom).subtract(beside.divideBy(2));
      map.setView(map.unproject(middle, zoom), zoom, { animate: false });
    }
    const leave = () => void map.off('resize', fit);
    fit();
    map.on('resize', fit).once('mousedown touchstart keydown', leave);
    return leave;
  }, [map, whole, points, toBounds]);
  return null;
}
