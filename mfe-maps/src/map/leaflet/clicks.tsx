import type { Point } from '@campusway/campus';
import { targetAt } from '@campusway/campus/labels';
import { openingScales } from '@campusway/campus/scene';
import type { PartProps } from '@campusway/contract';
import type { LatLng } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { wantsMotion } from './clearance.ts';
import { usePlane } from './plane.tsx';

/** Takes a point in metres of the campus, on a painted name that of its place, and the map's scale in pixels per metre. */
type AtPoint<Result> = (point: Point, scale: number) => Result;

/** Whether what is drawn at a point is too small to be chosen. */
export type IsSmall = AtPoint<boolean>;

export interface PlanClicksProps<Found> {
  /** Finds what is clickable at a point; it gets a pointer cursor. */
  readonly find: AtPoint<Found | undefined>;
  /** Called for every click or tap, also without a hit. */
  readonly onClick: (found: Found | undefined) => void;
  /** A click without a hit on what is too small enlarges the plan around it. */
  readonly isSmall?: IsSmall | undefined;
}

function useTarget() {
  const { map, toPoint, scaleAt, painted } = usePlane();
  return (place: LatLng) => [targetAt(toPoint(place), painted.names), scaleAt(map.getZoom())] as const;
}

export function PlanClicks<Found>({ find, onClick, isSmall }: PlanClicksProps<Found>) {
  const { map, zoomAt } = usePlane();
  const at = useTarget();
  const setCursor = (cursor: string) => Object.assign(map.getContainer().style, { cursor });
  useMapEvents({
    click: ({ latlng }) => {
      const found = find(...at(latlng));
      if (found === undefined && isSmall?.(...at(latlng)))
        map.setZoomAround(latlng, zoomAt(openingScales[1]), { animate: wantsMotion() });
      onClick(found);
    },
    mousemove: ({ latlng }) => setCursor(find(...at(latlng)) === undefined ? '' : 'pointer'),
    mouseout: () => setCursor(''),
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

/** Clicks and taps anywhere; `onHold` gets right clicks and long presses of 600 ms. */
export function PointClicks({ onClick, onHold }: Record<'onClick' | 'onHold', AtPoint<void>>) {
  const { toPoint, scaleAt } = usePlane();
  const at = useTarget();
  const map = useMapEvents({
    click: ({ latlng }) => onClick(...at(latlng)),
    contextmenu: ({ latlng }) => onHold(toPoint(latlng), scaleAt(map.getZoom())),
  });
  useEffect(() => {
    // Maps a long press to a right click, as some browsers do.
    map.tapHold?.enable();
    return () => void map.tapHold?.disable();
  }, [map]);
  return null;
}
