import type { Point } from '@campusway/campus';
import { targetAt } from '@campusway/campus/labels';
import type { PartProps } from '@campusway/contract';
import type { LatLng } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { wantsMotion } from './clearance.ts';
import { usePlane } from './plane.tsx';

interface PlanClicksProps<Found> {
  /** Finds what is clickable at a point in metres of the campus; it gets a pointer cursor. `scale`: pixels per metre. */
  readonly find: (point: Point, scale: number) => Found | undefined;
  /** Called for every click or tap, also without a hit. */
  readonly onClick: (found: Found | undefined) => void;
}

/** Clicks and taps on what is drawn on the plan. */
export function PlanClicks<Found>({ find, onClick }: PlanClicksProps<Found>) {
  const { toPoint, scaleAt, painted } = usePlane();
  const findAt = (at: LatLng) => find(targetAt(toPoint(at), painted.names), scaleAt(map.getZoom()));
  const setCursor = (cursor: string) => {
    map.getContainer().style.cursor = cursor;
  };
  const map = useMapEvents({
    click: ({ latlng }) => onClick(findAt(latlng)),
    mousemove: ({ latlng }) => setCursor(findAt(latlng) === undefined ? '' : 'pointer'),
    mouseout: () => setCursor(''),
  });
  return null;
}

interface EnlargesProps {
  /** Whether what is drawn at a point is too small at a scale in pixels per metre. */
  readonly isSmall: (point: Point, scale: number) => boolean;
  readonly scale: number;
}

/** A click or a tap on what is too small enlarges the plan around it to `scale`. */
export function Enlarges({ isSmall, scale }: EnlargesProps) {
  const { toPoint, scaleAt, zoomAt, painted } = usePlane();
  const map = useMapEvents({
    click: ({ latlng }) => {
      if (isSmall(targetAt(toPoint(latlng), painted.names), scaleAt(map.getZoom())))
        map.setZoomAround(latlng, zoomAt(scale), { animate: wantsMotion() });
    },
  });
  return null;
}

/** Reports that the map is drawn, and clicks it where its picture was clicked before, in CSS pixels of the window. */
export function TakesOver({ click, onDrawn }: Pick<PartProps['campus-stage'], 'click' | 'onDrawn'>) {
  const map = useMap();
  const report = useEffectEvent(() => onDrawn?.());
  useEffect(() => report(), []);
  useEffect(() => {
    const { x: clientX, y: clientY } = click ?? {};
    if (click) map.getContainer().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
  }, [map, click]);
  return null;
}

interface PointClicksProps {
  /** A click or a tap; the point is in metres of the campus, `scale` in pixels per metre. */
  readonly onClick: (point: Point, scale: number) => void;
  /** A right click or a long press of 600 ms. */
  readonly onHold: (point: Point) => void;
}

/** Clicks and long presses on any point. */
export function PointClicks({ onClick, onHold }: PointClicksProps) {
  const { toPoint, scaleAt } = usePlane();
  const map = useMapEvents({
    click: ({ latlng }) => onClick(toPoint(latlng), scaleAt(map.getZoom())),
    contextmenu: ({ latlng }) => onHold(toPoint(latlng)),
  });
  useEffect(() => {
    // Maps a long press to a right click, as some browsers do.
    map.tapHold?.enable();
    return () => void map.tapHold?.disable();
  }, [map]);
  return null;
}
