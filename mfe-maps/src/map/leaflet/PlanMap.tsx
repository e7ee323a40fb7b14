import 'leaflet/dist/leaflet.css';
import { type Point, screenZoom, type View } from '@campusway/campus';
import { classNames, useAfterLayout } from '@campusway/ui-kit';
import { CRS } from 'leaflet';
import { type ReactNode, useMemo } from 'react';
import { MapContainer } from 'react-leaflet';
import { wantsMotion } from './clearance.ts';
import { type ResetView, ScaleAndNorth, ZoomButtons } from './MapControls.tsx';
import { MapHabits } from './MapHabits.tsx';
import css from './PlanMap.module.css';
import { PlaneContext, planeOf } from './plane.tsx';

export interface PlanMapProps {
  /** Accessible name of the map. */
  readonly name: string;
  readonly view: Pick<View, 'window' | 'plane' | 'centre'>;
  /** Corners of the part that is the whole plan, metres. */
  readonly part?: readonly Point[] | undefined;
  /** CSS pixels per metre, for planes with a smaller scale than that of a floor's own screen. */
  readonly maxScale?: number;
  /** The map fills the page: every finger and the wheel move it, and it may be dragged clear of overlays. */
  readonly fills?: boolean;
  /** View of the reset button, instead of the whole plan. */
  readonly way?: ResetView | undefined;
  /** The map is behind a page that covers a part of it: without scale bar and north arrow. */
  readonly isBackground?: boolean;
  readonly children: ReactNode;
}

/** A flat map on a screen's plane; its children are in metres of the campus. */
export function PlanMap({ view, part, way, fills = false, isBackground = false, ...map }: PlanMapProps) {
  // Covered in part, it needs bounds that depend on what covers it.
  const isLarge = fills || isBackground;
  const ground = isBackground ? css.background : 'plan-picture';
  const classes = classNames(css.map, ground, isLarge && css.large, fills && css.fills);
  const isLater = useAfterLayout();
  const plane = useMemo(() => planeOf(view, part), [view, part]);
  // Page, map and drawing render in separate tasks: together they would block a slow phone.
  if (!isLater) return <div className={classes} />;
  return (
    <PlaneContext value={plane}>
      <MapContainer
        className={classes}
        crs={CRS.Simple}
        center={[...view.centre]}
        zoom={screenZoom}
        // Zooms are fractions, since Leaflet would otherwise round 1.3 to 1.
        zoomSnap={0}
        zoomDelta={0.5}
        minZoom={-1.2}
        maxZoom={map.maxScale ? plane.zoomAt(map.maxScale) : 5}
        maxBounds={plane.whole.pad(isLarge ? 3 : 0.6)}
        // Leaflet 1.9 moves a map back from beyond a soft edge in an animation that nothing can stop.
        maxBoundsViscosity={isLarge ? 1 : 0.6}
        zoomControl={false}
        attributionControl={false}
        trackResize={false}
        scrollWheelZoom={fills}
        doubleClickZoom={isLarge}
        dragging
        // Leaflet scales lines during a zoom animation: zooms by more than a factor of 2 are not animated.
        zoomAnimationThreshold={1}
        zoomAnimation={wantsMotion()}
      >
        <MapHabits name={map.name} inPage={!fills} staysInSight={isLarge} />
        <ZoomButtons way={way} />
        <AfterLayout>
          {map.children}
          {!isBackground && <ScaleAndNorth />}
        </AfterLayout>
      </MapContainer>
    </PlaneContext>
  );
}

/** Renders its children once the first render has been laid out. */
function AfterLayout({ children }: { readonly children: ReactNode }) {
  return useAfterLayout() ? children : null;
}
