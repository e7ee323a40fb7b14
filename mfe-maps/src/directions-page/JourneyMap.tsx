import { outdoors, titleOf, toPlane } from '@campusway/campus';
import { college } from '@campusway/platform';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { CategoryChips } from '../category-chips/CategoryChips.tsx';
import { CategoryMarks } from '../category-chips/CategoryMarks.tsx';
import { EndpointPin } from '../leaflet/EndpointPin.tsx';
import { FadeFloor } from '../leaflet/FadeFloor.tsx';
import { FitPoints } from '../leaflet/FitPoints.tsx';
import { HereDot, RouteLine } from '../leaflet/RouteLine.tsx';
import { DropPin } from '../map-cards/DropPin.tsx';
import { PressablePlaces } from '../map-cards/PressablePlaces.tsx';
import { useFindPlace } from '../map-cards/use-find-place.ts';
import { CampusMap } from '../plan/CampusMap.tsx';
import { useFloorPlans } from '../plan/use-floor-plans.ts';
import { floorOf, isGroundFloor, signOfFloor } from '../routing/floor-of.ts';
import { FloorAnnouncement } from './FloorAnnouncement.tsx';
import { RouteOnFloor } from './RouteOnFloor.tsx';
import { useCamera } from './use-camera.ts';
import type { Directions } from './use-directions.ts';

/** In development `/navigate#graph` shows the walking graph; not part of a build. */
const GraphLayer = import.meta.env.DEV ? lazy(() => import('../debug/GraphLayer.tsx')) : undefined;

/** Keeps the previous floor until the plan of the next is loaded; chips react immediately. */
export function JourneyMap({ directions }: { readonly directions: Directions }) {
  return <ShownMap {...useDeferredValue(directions)} category={directions.category} />;
}

function ShownMap(directions: Directions) {
  const { stepFree, route, step, floor, category, followTo, take, onPress } = directions;
  const view = college.getCampusScreen();
  const plans = useFloorPlans(floor);
  const { plan, groundFloor, upperFloor } = plans;
  const own = upperFloor ?? groundFloor;
  const find = useFindPlace(plans);
  const units = useMemo(
    () => upperFloor?.units ?? [...groundFloor.units, ...plan.units],
    [plan, groundFloor, upperFloor],
  );
  const { pins, onFloor, inView, maxZoom } = useCamera(directions, view);
  const pinned = useMemo(() => new Set(pins.map(({ id }) => id)), [pins]);
  const here =
    step && floorOf(step.level) === floor ? step.points.map(({ x, y }) => toPlane([x, y], view)) : [];
  const showsGraph = GraphLayer !== undefined && location.hash === '#graph';
  return (
    <>
      <FloorAnnouncement plan={own} floor={floor} step={here[0] && step} />
      <CampusMap
        name={nameOfMap(floor, step?.level ?? floor)}
        plans={plans}
        pinned={pinned}
        fills
        way={route && onFloor.length > 0 ? { points: onFloor, maxZoom } : undefined}
      >
        {here[0] && <RouteLine tone="step" points={here} />}
        {route && <RouteOnFloor route={route} floor={floor} placement={view} onFloor={followTo} />}
        {here[0] && <HereDot at={here[0]} />}
        {pins
          .filter((pin) => pin.floor === floor)
          .map(({ letter, at }) => (
            <EndpointPin key={letter} letter={letter} at={toPlane(at, view)} />
          ))}
        <FitPoints points={inView} maxZoom={maxZoom} whole={inView === view.plane} />
        <FadeFloor floor={floor} />
        {!showsGraph && (
          <PressablePlaces
            key={floor}
            placement={view}
            units={units}
            find={find}
            onChoose={take}
            onPress={onPress}
          />
        )}
        {!route && <CategoryChips category={category} stepFree={stepFree} floor={floor} placement={view} />}
        {category.chip && <CategoryMarks category={category} floor={floor} placement={view} />}
        <DropPin plan={own} placement={view} floor={floor} find={find} onChoose={take} onPress={onPress} />
        {GraphLayer && showsGraph && (
          <Suspense>
            <GraphLayer placement={view} floor={floor} />
          </Suspense>
        )}
      </CampusMap>
    </>
  );
}

function nameOfMap(floor: number, near: number): string {
  if (floor === outdoors) return 'Plan of the campus';
  return isGroundFloor(floor)
    ? `Plan of the campus and its ${titleOf(college.levels, floor)}`
    : `Plan of floor ${signOfFloor(floor, near)}`;
}
