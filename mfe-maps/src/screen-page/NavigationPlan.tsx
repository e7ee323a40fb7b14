import { outdoors, type PlaceId, type Screen, toPlane, type Wing } from '@campusway/campus';
import { college } from '@campusway/platform';
import { use, useMemo } from 'react';
import type { Endpoint } from '../endpoints/find-endpoint.ts';
import { EndpointPin } from '../leaflet/EndpointPin.tsx';
import { PlanMap } from '../leaflet/PlanMap.tsx';
import { findPlaceNear } from '../map-cards/find-place-near.ts';
import { PressablePlaces } from '../map-cards/PressablePlaces.tsx';
import { PressableRooms } from '../map-cards/PressableRooms.tsx';
import { CampusDrawing } from '../plan/CampusDrawing.tsx';
import { FloorDrawing } from '../plan/FloorDrawing.tsx';
import { FloorLegend } from '../plan/Legend.tsx';
import css from './NavigationPage.module.css';
import { RouteOnMap } from './RouteOnMap.tsx';
import type { Navigation } from './use-navigation.ts';

interface NavigationPlanProps {
  readonly view: Screen;
  readonly navigation: Navigation;
}

/** The plan of a screen with two pins and the route. A clicked place can become origin or destination. */
export function NavigationPlan({ view, navigation: { from, to, result, choose } }: NavigationPlanProps) {
  const { wing } = view;
  const [fromId, toId] = [idOf(from), idOf(to)];
  const pinned = useMemo(() => new Set([fromId, toId].filter((id) => id !== undefined)), [fromId, toId]);
  return (
    <>
      <div className={`bleed ${css.map}`}>
        <PlanMap name={`Plan: ${view.summary}`} view={view}>
          <Drawing view={view} wing={wing} pinned={pinned} onChoose={choose} />
          {result?.status === 'found' && <RouteOnMap route={result} view={view} />}
          {from.kind === 'place' && (
            <EndpointPin letter="A" at={toPlane([from.place.x, from.place.y], view)} />
          )}
          {to.kind === 'place' && <EndpointPin letter="B" at={toPlane([to.place.x, to.place.y], view)} />}
        </PlanMap>
      </div>
      {view.level !== outdoors && <FloorLegend level={view.level} view={view} />}
    </>
  );
}

interface DrawingProps {
  readonly view: Screen;
  readonly wing: Wing | undefined;
  readonly pinned: ReadonlySet<PlaceId>;
  readonly onChoose: Navigation['choose'];
}

function Drawing({ view, wing, pinned, onChoose }: DrawingProps) {
  // Requests both before awaiting either.
  const [level, ground] = [
    college.loadPlan(view.level),
    view.level === outdoors ? college.loadGroundFloor() : undefined,
  ];
  const plan = use(level);
  const groundFloor = ground && use(ground);
  const places = useMemo(() => view.places.flatMap((id) => college.findPlace(id) ?? []), [view]);
  if (!groundFloor)
    return (
      <>
        <FloorDrawing plan={plan} placement={view} wing={wing} pinned={pinned} />
        <PressableRooms plan={plan} placement={view} among={view.places} onChoose={onChoose} />
      </>
    );
  return (
    <>
      <CampusDrawing plans={{ plan, groundFloor }} placement={view} places={places} pinned={pinned} />
      <PressablePlaces
        placement={view}
        units={plan.units}
        find={(point) => findPlaceNear(point, places)?.id}
        onChoose={onChoose}
      />
    </>
  );
}

function idOf(end: Endpoint): PlaceId | undefined {
  return end.kind === 'place' ? end.place.id : undefined;
}
