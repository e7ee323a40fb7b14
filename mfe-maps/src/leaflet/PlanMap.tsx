import 'leaflet/dist/leaflet.css';
import type { PlaneBounds, PlanePoint } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { CRS } from 'leaflet';
import { type ReactNode, useMemo } from 'react';
import { MapContainer, Pane } from 'react-leaflet';
import { useAfterLayout } from '../use-after-layout.ts';
import { AfterLayout } from './AfterLayout.tsx';
import { FollowSize } from './FollowSize.tsx';
import { MapName } from './MapName.tsx';
import css from './PlanMap.module.css';
import { panes } from './panes.ts';
import { StopZoomOnUnload } from './StopZoomOnUnload.tsx';
import { TouchHandling } from './TouchHandling.tsx';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';
import { type RouteView, ZoomButtons } from './ZoomButtons.tsx';

/** Zoom of every navigation screen when it opens: 2^1.3 CSS pixels per unit of the plane. */
export const initialZoom = 1.3;

interface PlanMapProps {
  /** Accessible name of the map. */
  readonly name: string;
  readonly bounds: PlaneBounds;
  readonly centre: PlanePoint;
  /** For planes with a smaller scale than that of a floor's own screen. */
  readonly maxZoom?: number;
  readonly className?: string | undefined;
  /** The map fills the page: every finger and the wheel move it, and it may be dragged clear of overlays. */
  readonly fills?: boolean;
  /** View of the reset button, instead of the whole plan. */
  readonly way?: RouteView | undefined;
  readonly children: ReactNode;
}

/** A flat map on a screen's plane. Zooms are fractions, since Leaflet would otherwise round 1.3 to 1. */
export function PlanMap({
  name,
  bounds,
  centre,
  maxZoom = 5,
  className,
  fills,
  way,
  children,
}: PlanMapProps) {
  const isLater = useAfterLayout();
  const limits = useMemo(() => toLatLngBounds(bounds).pad(fills ? 3 : 0.6), [bounds, fills]);
  // Page, map and drawing render in separate tasks: together they would block a slow phone.
  if (!isLater) return <div className={classNames(css.map, fills && css.fills, className)} />;
  return (
    <MapContainer
      className={classNames(css.map, fills && css.fills, className)}
      crs={CRS.Simple}
      center={[centre[0], centre[1]]}
      zoom={initialZoom}
      zoomSnap={0}
      zoomDelta={0.5}
      minZoom={-1.2}
      maxZoom={maxZoom}
      maxBounds={limits}
      maxBoundsViscosity={0.6}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={fills === true}
      doubleClickZoom={fills === true}
      dragging
      // Leaflet scales lines during a zoom animation: zooms by more than a factor of 2 are not animated.
      zoomAnimationThreshold={1}
      zoomAnimation={!matchMedia('(prefers-reduced-motion: reduce)').matches}
    >
      <MapName name={name} />
      {!fills && <TouchHandling />}
      <FollowSize />
      <StopZoomOnUnload />
      <ZoomButtons whole={bounds} way={way} />
      <Pane name={panes.plan} className={css.still} style={{ zIndex: 200 }} />
      <Pane name={panes.labels} className={css.still} style={{ zIndex: 450 }} />
      <AfterLayout>{children}</AfterLayout>
    </MapContainer>
  );
}
