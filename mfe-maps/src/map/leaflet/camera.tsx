import type { Point } from '@campusway/campus';
import { Point as LeafletPoint } from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import {
  aroundMarks,
  aroundPins,
  type Clearance,
  evenly,
  fitMap,
  limitZoomOut,
  listCovers,
  showBounds,
  toPadding,
  wantsMotion,
} from './clearance.ts';
import { usePlane } from './plane.tsx';

/** Height of scale bar and buttons at the lower edge, CSS pixels. */
const foot = 64;

/** Fits the whole plan, or a box around points, into the map. */
export function ShowWhole({ points }: { readonly points?: readonly Point[] }) {
  const [map, { whole, toBounds }] = [useMap(), usePlane()];
  useEffect(() => {
    const clearance: Clearance = { paddingTopLeft: [8, 8], paddingBottomRight: [8, foot] };
    map.fitBounds(points ? toBounds(points) : whole, { ...clearance, animate: false });
  }, [map, points, whole, toBounds]);
  return null;
}

/** Pans the map as little as needed to show the points, with space for pins at the top. */
export function KeepInView({ points }: { readonly points: readonly Point[] }) {
  const [map, { toBounds }] = [useMap(), usePlane()];
  useEffect(() => {
    showBounds(map, toBounds(points), { paddingTopLeft: [24, 56], paddingBottomRight: [24, foot] });
  }, [map, points, toBounds]);
  return null;
}

interface FitPointsProps {
  /** A new list moves the map; the same list does not, nor an empty one after the opening. */
  readonly points: readonly Point[] | 'whole';
  /** Limit in CSS pixels per metre: closer, only walls would be visible. */
  readonly maxScale: number;
}

/** Fits the map to the points, clear of everything on top of the map. */
export function FitPoints({ points, maxScale }: FitPointsProps) {
  const [map, { whole, toBounds, zoomAt }] = [useMap(), usePlane()];
  const isOpening = useRef(true);
  useEffect(() => {
    if (points.length === 0 && !isOpening.current) return;
    const isWhole = points === 'whole' || points.length === 0;
    const bounds = isWhole ? whole : toBounds(points);
    let fitted = '';
    function fit(): void {
      const padding = toPadding(map, isWhole ? evenly(8) : aroundPins);
      const key = JSON.stringify([padding, map.getSize()]);
      if (key === fitted) return;
      fitted = key;
      limitZoomOut(map, whole, toPadding(map, evenly(8)));
      // The initial view is not animated.
      const animate = !isOpening.current && wantsMotion();
      fitMap(map, bounds, { ...padding, maxZoom: zoomAt(maxScale), animate, duration: 0.18 });
    }
    fit();
    isOpening.current = false;
    // Fits again when covers change their size, until the user drags the map.
    const sizes = new ResizeObserver(fit);
    for (const cover of listCovers(map)) sizes.observe(cover);
    const leave = () => sizes.disconnect();
    map.on('resize', fit).on('dragstart', leave);
    return () => {
      leave();
      map.off('resize', fit).off('dragstart', leave);
    };
  }, [map, points, maxScale, whole, toBounds, zoomAt]);
  return null;
}

interface ShowBesideProps {
  readonly points: readonly Point[];
  /** Covers the lower part of the map, or the left part of a wide one, or is beside it. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Limit in CSS pixels per metre up to which the points fill that part; without it the map does not zoom in. */
  readonly maxScale?: number | undefined;
}

/** Moves the points into the part of the map that neither a panel nor a control covers. */
export function ShowBeside({ points, panel, maxScale }: ShowBesideProps) {
  const [map, { whole, toBounds, zoomAt }] = [useMap(), usePlane()];
  useEffect(() => {
    function show(): void {
      const around = map.getContainer().getBoundingClientRect();
      // A list in the sheet counts as the sheet.
      const covered = (panel.current?.closest('[data-sheet]') ?? panel.current)?.getBoundingClientRect();
      if (!covered) return;
      // At the lower edge it is in the middle.
      const isBeside = covered.left - around.left + 1 < around.right - covered.right;
      const [start, bottom] = [Math.max(0, covered.right - around.left), around.bottom - covered.top];
      // At its highest stop the sheet leaves no space.
      if (!isBeside && around.height - bottom < 2 * foot) return;
      const padding = toPadding(map, aroundMarks, isBeside ? { start } : { bottom });
      limitZoomOut(map, whole, padding);
      if (maxScale && points.length > 0)
        fitMap(map, toBounds(points), { ...padding, maxZoom: zoomAt(maxScale), animate: wantsMotion() });
      else showBounds(map, toBounds(points), padding);
    }
    // As FitPoints, and after it.
    const sizes = new ResizeObserver(show);
    for (const cover of listCovers(map)) sizes.observe(cover);
    const leave = () => sizes.disconnect();
    show();
    map.on('resize', show).on('dragstart', leave);
    return () => {
      leave();
      map.off('resize', show).off('dragstart', leave);
    };
  }, [map, points, panel, maxScale, whole, toBounds, zoomAt]);
  return null;
}

interface ShowInFrameProps {
  readonly frame: HTMLElement;
  /** Corners of what is shown instead of the whole plan. */
  readonly points?: readonly Point[] | undefined;
}

/** Covers the map without the padding of `frame` with the plan on every resize, until the user moves the map. */
export function ShowInFrame({ frame, points }: ShowInFrameProps) {
  const [map, { whole, toBounds }] = [useMap(), usePlane()];
  useEffect(() => {
    function fit(): void {
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
      const bounds = points ? toBounds(points) : whole;
      const beside = new LeafletPoint(left + right, 0);
      const free = map.getSize().subtract(beside);
      // Not laid out: Leaflet's zoom would be NaN.
      if (free.x <= 0 || free.y <= 0) return;
      // At its smallest all of the plan is in view.
      const margins = new LeafletPoint(Math.min(32, free.x / 2), Math.min(2 * foot, free.y / 2));
      map.options.minZoom = map.getBoundsZoom(whole, false, beside.add(margins));
      const zoom = map.getBoundsZoom(bounds, !points, beside);
      const middle = map.project(bounds.getCenter(), zoom).subtract([(left - right) / 2, 0]);
      map.setView(map.unproject(middle, zoom), zoom, { animate: false });
    }
    const leave = () => void map.off('resize', fit);
    fit();
    map.on('resize', fit).once('mousedown touchstart keydown', leave);
    return leave;
  }, [map, whole, frame, points, toBounds]);
  return null;
}
