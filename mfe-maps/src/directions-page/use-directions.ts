import type { Place, PlaceId } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { useState } from 'react';
import { type Category, useCategory } from '../category-chips/use-category.ts';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { placeOf } from '../endpoints/find-target.ts';
import { floorOf } from '../routing/floor-of.ts';
import type { Journey } from './use-journey.ts';
import { type RoutePosition, useRoutePosition } from './use-route-position.ts';

/** A journey as the page shows it. */
export interface Directions extends Journey, RoutePosition {
  readonly route: CampusRoute | undefined;
  readonly destination: Place | undefined;
  /** The current step. */
  readonly step: Step | undefined;
  /** The step is the first one on its floor. */
  readonly opensFloor: boolean;
  /** Level whose building provides the names of the floors. */
  readonly level: number;
  readonly category: Category;
  /** The form is open; on a phone it is otherwise one line. */
  readonly isAsking: boolean;
  setAsking(open: boolean): void;
  /** The endpoint that the next click on the map chooses. */
  readonly choosing: EndpointName | undefined;
  setChoosing(end: EndpointName | undefined): void;
  /** Handles a click on a room or place instead of its card. */
  readonly onPress: ((id: PlaceId | undefined) => void) | undefined;
  /** Chooses an endpoint, and closes the form when both are known. */
  take(end: EndpointName, id: string | undefined): void;
}

/** Adds to a journey the current step and floor, the form, and what a click on the map does. */
export function useDirections(journey: Journey): Directions {
  const { from, to, result, steps, stepFree, choose } = journey;
  const route = result?.status === 'found' ? result : undefined;
  const destination = placeOf(to);
  const first = route?.fromPlace ?? placeOf(from) ?? destination;
  const position = useRoutePosition(steps, floorOf(first?.level ?? 0));
  const { isStepping, current, floor } = position;
  const [step, before] = [steps[current], steps[current - 1]];
  const [isAsking, setAsking] = useState(from.kind === 'none' && to.kind === 'target');
  const [choosing, setChoosing] = useState<EndpointName>();

  function take(end: EndpointName, id: string | undefined): void {
    const other = end === 'from' ? to : from;
    if (id && other.kind !== 'none') setAsking(false);
    choose(end, id);
  }

  return {
    ...journey,
    ...position,
    route,
    destination,
    step,
    opensFloor: !isStepping || !before || !step || floorOf(before.level) !== floorOf(step.level),
    level: step?.level ?? first?.level ?? floor,
    category: useCategory({ from, route, stepFree, onChoose: take }),
    isAsking,
    setAsking,
    choosing,
    setChoosing,
    onPress:
      choosing &&
      ((id) => {
        if (!id) return;
        setChoosing(undefined);
        take(choosing, id);
      }),
    take,
  };
}
