import type { PlaceId, Point } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { useEffect, useMemo, useRef } from 'react';
import { placeOf, usePlacesOf } from '../../journey/find-endpoint.ts';
import { pointOf } from '../../journey/floor-of.ts';
import { ClickablePlaces } from '../../map/cards/ClickablePlaces.tsx';
import { findPlaceNear, placeOfUnit } from '../../map/cards/places-on-map.ts';
import { KeepInView } from '../../map/leaflet/camera.tsx';
import { wantsMotion } from '../../map/leaflet/clearance.ts';
import { TakesOver } from '../../map/leaflet/clicks.tsx';
import { EndpointPin, RouteLine } from '../../map/leaflet/markers.tsx';
import { PlanMap } from '../../map/leaflet/PlanMap.tsx';
import { useOwnPlans } from '../../map/plan/floor-plans.ts';
import { Legend } from '../../map/plan/Legend.tsx';
import { CampusDrawing, FloorDrawing } from '../../map/plan/PlanDrawing.tsx';
import css from './screen-page.module.css';
import type { Navigation } from './use-navigation.ts';

/** The plan of a screen with two pins and the route. A clicked place can become origin or destination. */
export default function NavigationPlan({ navigation }: { readonly navigation: Navigation }) {
  const { view, from, to, route, choose, click } = navigation;
  const plans = useOwnPlans(view.level);
  const places = usePlacesOf(view);
  const areas = useMemo(() => toAreas(plans.plan.units), [plans]);
  const [start, end] = [placeOf(from), placeOf(to)];
  const { pinned, pins } = useMemo(() => {
    const ends = [start, end].filter((place) => place !== undefined);
    return { pinned: new Set(ends.map(({ id }) => id)), pins: ends.map(pointOf) };
  }, [start, end]);
  const box = useScrollTo(navigation);
  const opened = start || route ? undefined : end?.id;
  function find(point: Point): PlaceId | undefined {
    if (!plans.upperFloor) return findPlaceNear(point, places)?.id;
    const id = placeOfUnit(findUnitAt(point, areas))?.id;
    return id && view.places.includes(id) ? id : undefined;
  }
  return (
    <>
      <div ref={box} className={`bleed ${css.map}`}>
        <PlanMap name={`Plan: ${view.summary}`} view={view}>
          {plans.upperFloor ? (
            <FloorDrawing plan={plans.plan} view={view} pinned={pinned} />
          ) : (
            <CampusDrawing plans={plans} places={places} pinned={pinned} />
          )}
          <ClickablePlaces key={route ? 'route' : 'ends'} {...{ plans, find, opened }} onChoose={choose} />
          {route ? <RouteOnMap route={route} /> : pins.length > 0 && <KeepInView points={pins} />}
          {start && <EndpointPin letter="A" at={pointOf(start)} />}
          {end && <EndpointPin letter="B" at={pointOf(end)} />}
          <TakesOver click={click} />
        </PlanMap>
      </div>
      <Legend level={view.level} view={view} />
    </>
  );
}

/** Scrolls to the answer and the plan, cut by the lower edge of a small screen, when the page finds another route than its first. */
function useScrollTo({ route, seen }: Navigation) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const plan = box.current;
    if (plan && route && route !== seen.current) {
      const { top, height } = plan.getBoundingClientRect();
      const answer = plan.previousElementSibling?.querySelector('[role=status]')?.getBoundingClientRect();
      plan.style.scrollMarginTop = `${top - (answer?.top ?? top)}px`;
      const behavior = wantsMotion() ? 'smooth' : 'instant';
      if (innerHeight - top < height) plan.scrollIntoView({ block: 'nearest', behavior });
    }
    seen.current = route;
  }, [route, seen]);
  return box;
}

/** The route from door to door, with thin lines from the doors to the pins in the rooms. */
function RouteOnMap({ route }: { readonly route: CampusRoute }) {
  const points = useMemo(() => {
    const nodes = route.nodes.map((node) => college.graph.nodes[node]);
    return [route.fromPlace, ...nodes, route.toPlace].map((at): Point => [at?.x ?? 0, at?.y ?? 0]);
  }, [route]);
  return (
    <>
      <RouteLine points={points.slice(0, 2)} tone="leader" />
      <RouteLine points={points.slice(-2)} tone="leader" />
      <RouteLine points={points.slice(1, -1)} />
      <KeepInView points={points} />
    </>
  );
}
