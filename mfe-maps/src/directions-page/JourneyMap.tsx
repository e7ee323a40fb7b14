import { outdoors, type PlaceId, type Point, scaleOf, titleOf, toPlane } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import type { CampusRouteResult } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { lazy, type ReactNode, type RefObject, Suspense, useDeferredValue, useMemo } from 'react';
import { CategoryChips } from '../category-chips/CategoryChips.tsx';
import { CategoryMarks } from '../category-chips/CategoryMarks.tsx';
import type { Category } from '../category-chips/use-category.ts';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import type { JourneyEndpoint } from '../endpoints/find-target.ts';
import { EndpointPin, type PinLetter } from '../leaflet/EndpointPin.tsx';
import { FadeFloor } from '../leaflet/FadeFloor.tsx';
import { FitPoints } from '../leaflet/FitPoints.tsx';
import { HereDot } from '../leaflet/HereDot.tsx';
import { NorthArrow } from '../leaflet/NorthArrow.tsx';
import { PlanMap } from '../leaflet/PlanMap.tsx';
import { RouteLine } from '../leaflet/RouteLine.tsx';
import { ScaleBar } from '../leaflet/ScaleBar.tsx';
import { closestPixels, zoomAt } from '../leaflet/zoom-at.ts';
import { DropPin } from '../map-cards/DropPin.tsx';
import { PressablePlaces } from '../map-cards/PressablePlaces.tsx';
import { useFindPlace } from '../map-cards/use-find-place.ts';
import { CampusDrawing } from '../plan/CampusDrawing.tsx';
import { useFloorPlans } from '../plan/use-floor-plans.ts';
import { floorOf, isGroundFloor, signOfFloor } from '../routing/floor-of.ts';
import { routeOnFloor } from '../routing/route-on-floor.ts';
import { describeFloor } from './describe-floor.ts';
import { FloorAnnouncement } from './FloorAnnouncement.tsx';
import { RouteOnFloor } from './RouteOnFloor.tsx';

/** CSS pixels per metre, indoors and outdoors. */
const [indoorScale, outdoorScale] = [12.3, 5];
/** CSS pixels per metre for a single place with its surroundings. */
const placeScale = 6.6;

/** In development `/navigate#graph` shows the walking graph; not part of a build. */
const GraphLayer = import.meta.env.DEV ? lazy(() => import('../debug/GraphLayer.tsx')) : undefined;

interface JourneyMapProps {
  readonly from: JourneyEndpoint;
  readonly to: JourneyEndpoint;
  readonly stepFree: boolean;
  readonly result: CampusRouteResult | undefined;
  /** The current step. */
  readonly step: Step | undefined;
  /** The step is the first one on its floor. */
  readonly opensFloor: boolean;
  readonly floor: number;
  readonly keepsCamera: boolean;
  /** Follows the route to another floor. */
  readonly onFollow: (floor: number) => void;
  readonly category: Category;
  /** The list of the category's places. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Handles a click on a room or place; by default a card opens. */
  readonly onPress: ((id: PlaceId | undefined) => void) | undefined;
  readonly children?: ReactNode;
}

/** Keeps the previous floor until the plan of the next is loaded; chips react immediately. */
export function JourneyMap(props: JourneyMapProps) {
  return <ShownMap {...useDeferredValue(props)} category={props.category} />;
}

function ShownMap(props: JourneyMapProps) {
  const {
    from,
    to,
    stepFree,
    result,
    step,
    opensFloor,
    floor,
    keepsCamera,
    category,
    list,
    onFollow,
    onChoose,
    onPress,
    children,
  } = props;
  // The plane of the whole campus for every floor: indoors and outdoors are one map.
  const view = college.getCampusScreen();
  const plans = useFloorPlans(floor);
  const { plan, groundFloor, upperFloor } = plans;
  const find = useFindPlace(plans);
  const units = useMemo(
    () => upperFloor?.units ?? [...groundFloor.units, ...plan.units],
    [plan, groundFloor, upperFloor],
  );
  const route = result?.status === 'found' ? result : undefined;
  const ends = useMemo(() => pinsOf({ from, to, route }), [from, to, route]);
  const pinned = useMemo(() => new Set(ends.map(({ id }) => id)), [ends]);
  const isHere = step !== undefined && floorOf(step.level) === floor;
  // On a new floor first shows the whole route on it, then each step.
  const within = isHere && !opensFloor ? step : undefined;
  const zoom = zoomAt(pixelsOn(step?.level ?? route?.legs[0]?.level), view);
  const onFloor = useMemo(() => {
    const pins = ends.filter((end) => end.floor === floor).map(({ at }) => at);
    const points = [...pins, ...(route ? routeOnFloor(route, floor).lines.flat() : [])];
    return points.map((point) => toPlane(point, view));
  }, [route, floor, ends, view]);
  const inView = useMemo(() => {
    if (keepsCamera) return [];
    const points = within?.points.map(({ x, y }) => toPlane([x, y], view)) ?? onFloor;
    return points.length > 0 ? points : view.plane;
  }, [within, onFloor, keepsCamera, view]);
  const showsGraph = GraphLayer !== undefined && location.hash === '#graph';
  const announcement = describeFloor(upperFloor ?? groundFloor, { floor, step: isHere ? step : undefined });
  return (
    <>
      <FloorAnnouncement floor={floor} text={announcement} />
      <PlanMap
        name={nameOfMap(floor, step?.level ?? floor)}
        bounds={view.plane}
        centre={view.centre}
        maxZoom={zoomAt(closestPixels, view)}
        fills
        way={route && onFloor.length > 0 ? { points: onFloor, maxZoom: zoom } : undefined}
      >
        <CampusDrawing
          plan={plan}
          groundFloor={groundFloor}
          upperFloor={upperFloor}
          placement={view}
          places={college.campusPlaces}
          pinned={pinned}
        />
        {isHere && <RouteLine tone="step" points={step.points.map(({ x, y }) => toPlane([x, y], view))} />}
        {route && <RouteOnFloor route={route} floor={floor} placement={view} onFloor={onFollow} />}
        {isHere && <HereDot at={toPlane(startOf(step), view)} />}
        {ends
          .filter((end) => end.floor === floor)
          .map(({ letter, at }) => (
            <EndpointPin key={letter} letter={letter} at={toPlane(at, view)} />
          ))}
        <FitPoints points={inView} maxZoom={zoom} whole={inView === view.plane} />
        <FadeFloor floor={floor} />
        {!showsGraph && (
          <PressablePlaces
            key={floor}
            placement={view}
            units={units}
            find={find}
            onChoose={onChoose}
            onPress={onPress}
          />
        )}
        {!route && (
          <CategoryChips category={category} stepFree={stepFree} floor={floor} placement={view} list={list} />
        )}
        {category.chip && <CategoryMarks category={category} floor={floor} placement={view} list={list} />}
        <DropPin
          plan={upperFloor ?? groundFloor}
          placement={view}
          floor={floor}
          find={find}
          onChoose={onChoose}
          onPress={onPress}
        />
        <ScaleBar scale={scaleOf(view)} />
        <NorthArrow />
        {GraphLayer && showsGraph && (
          <Suspense>
            <GraphLayer placement={view} floor={floor} />
          </Suspense>
        )}
        {children}
      </PlanMap>
    </>
  );
}

/** Scale for a level; for a single place without a level. */
function pixelsOn(level: number | undefined): number {
  if (level === undefined) return placeScale;
  return level === outdoors ? outdoorScale : indoorScale;
}

function nameOfMap(floor: number, near: number): string {
  if (floor === outdoors) return 'Plan of the campus';
  return isGroundFloor(floor)
    ? `Plan of the campus and its ${titleOf(college.levels, floor)}`
    : `Plan of floor ${signOfFloor(floor, near)}`;
}

function startOf(step: Step): Point {
  const [{ x, y } = { x: 0, y: 0 }] = step.points;
  return [x, y];
}

interface Pin {
  readonly letter: PinLetter;
  readonly id: PlaceId;
  readonly floor: number;
  readonly at: Point;
}

type PinSources = Pick<JourneyMapProps, 'from' | 'to'> & {
  readonly route: (CampusRouteResult & { status: 'found' }) | undefined;
};

/** Start and destination of the route; without a route, the chosen places. */
function pinsOf({ from, to, route }: PinSources): readonly Pin[] {
  const chosen = (end: JourneyEndpoint) =>
    end.kind === 'target' && end.target.kind === 'place' ? end.target.place : undefined;
  const ends = [
    { letter: 'A', place: route?.fromPlace ?? chosen(from) },
    { letter: 'B', place: route?.toPlace ?? chosen(to) },
  ] as const;
  return ends.flatMap(({ letter, place }) =>
    place ? [{ letter, id: place.id, floor: floorOf(place.level), at: [place.x, place.y] as const }] : [],
  );
}
