import 'leaflet/dist/leaflet.css';
import { type PlaneBounds, type PlanePoint, scaleOf, type View } from '@campusway/campus';
import { classNames } from '@campusway/ui-kit';
import { CRS } from 'leaflet';
import { type ReactNode, useMemo } from 'react';
import { MapContainer, Pane } from 'react-leaflet';
import { useAfterLayout } from '../use-after-layout.ts';
import { panes } from './canvas-layer.ts';
import { MapHabits } from './MapHabits.tsx';
import css from './PlanMap.module.css';
import { toLatLngBounds } from './plane.ts';
import { ScaleAndNorth } from './ScaleAndNorth.tsx';
import { type RouteView, ZoomButtons } from './ZoomButtons.tsx';

/** Zoom of every navigation screen when it opens: 2^1.3 CSS pixels per unit of the plane. */
export const initialZoom = 1.3;

export interface PlanMapProps {
  /** Accessible name of the map. */
  readonly name: string;
  readonly view: Pick<View, 'window' | 'plane' | 'centre'>;
  /** The shown part of the plane, by default all of it. */
  readonly bounds?: PlaneBounds;
  readonly centre?: PlanePoint;
  /** For planes with a smaller scale than that of a floor's own screen. */
  readonly maxZoom?: number;
  readonly className?: string | undefined;
  /** The map fills the page: every finger and the wheel move it, and it may be dragged clear of overlays. */
  readonly fills?: boolean;
  /** View of the reset button, instead of the whole plan. */
  readonly way?: RouteView | undefined;
  /** Without scale bar and north arrow. */
  readonly isBackground?: boolean;
  readonly children: ReactNode;
}

/** A flat map on a screen's plane. Zooms are fractions, since Leaflet would otherwise round 1.3 to 1. */
export function PlanMap({
  name,
  view,
  bounds = view.plane,
  centre = view.centre,
  maxZoom = 5,
  className,
  fills = false,
  way,
  isBackground,
  children,
}: PlanMapProps) {
  const classes = classNames(css.map, fills && css.fills, className);
  const isLater = useAfterLayout();
  const limits = useMemo(() => toLatLngBounds(bounds).pad(fills ? 3 : 0.6), [bounds, fills]);
  // Page, map and drawing render in separate tasks: together they would block a slow phone.
  if (!isLater) return <div className={classes} />;
  return (
    <MapContainer
      className={classes}
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
      scrollWheelZoom={fills}
      doubleClickZoom={fills}
      dragging
      // Leaflet scales lines during a zoom animation: zooms by more than a factor of 2 are not animated.
      zoomAnimationThreshold={1}
      zoomAnimation={!matchMedia('(prefers-reduced-motion: reduce)').matches}
    >
      <MapHabits name={name} inPage={!fills} />
      <ZoomButtons whole={bounds} way={way} />
      <Pane name={panes.plan} className={css.still} style={{ zIndex: 200 }} />
      <Pane name={panes.labels} className={css.still} style={{ zIndex: 450 }} />
      <AfterLayout>
        {children}
        {!isBackground && <ScaleAndNorth scale={scaleOf(view)} />}
      </AfterLayout>
    </MapContainer>
  );
}

/** Renders its children once the first render has been laid out. */
function AfterLayout({ children }: { readonly children: ReactNode }) {
  return useAfterLayout() ? children : null;
}
