import type { PlaceId } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { useState } from 'react';
import { type EndpointName, placeOf } from '../../journey/find-endpoint.ts';
import { floorOf } from '../../journey/floor-of.ts';
import { useCategory } from '../../map/category-chips/use-category.ts';
import type { Journey } from './use-journey.ts';

/** A journey as the page shows it. */
export type Directions = ReturnType<typeof useDirections>;

/** Adds to a journey the current step and floor, the form, and what a click on the map does. */
export function useDirections(journey: Journey) {
  const { from, to, result, steps, stepFree, choose } = journey;
  const route = result?.status === 'found' ? result : undefined;
  const destination = placeOf(to);
  const first = route?.fromPlace ?? placeOf(from) ?? destination;
  const position = useRoutePosition(steps, floorOf(first?.level ?? 0));
  const { isStepping, current, floor } = position;
  const [step, before] = [steps[current], steps[current - 1]];
  const [isAsking, setAsking] = useState(from.kind === 'none' && to.kind === 'target');
  const [choosing, setChoosing] = useState<EndpointName>();

  /** Chooses an endpoint, and closes the form when both are known. */
  function take(end: EndpointName, id: string | undefined): void {
    const other = end === 'from' ? to : from;
    if (id && other.kind !== 'none') setAsking(false);
    choose(end, id);
  }

  function chooseOnMap(id: PlaceId | undefined): void {
    if (!id || !choosing) return;
    setChoosing(undefined);
    take(choosing, id);
  }

  return {
    ...journey,
    ...position,
    route,
    destination,
    /** The current step. */
    step,
    /** The step is the first one on its floor. */
    opensFloor: !isStepping || !before || !step || floorOf(before.level) !== floorOf(step.level),
    /** Level whose building provides the names of the floors. */
    level: step?.level ?? first?.level ?? floor,
    category: useCategory({ from, route, stepFree, onChoose: take }),
    /** The form is open; on a phone it is otherwise one line. */
    isAsking,
    setAsking,
    /** The endpoint that the next click on the map chooses. */
    choosing,
    setChoosing,
    /** Handles a click on a room or place instead of its card. */
    onPress: choosing && chooseOnMap,
    take,
  };
}

interface Position {
  /** Steps of the route; the position is reset for another route. */
  readonly steps: readonly Step[];
  readonly current: number;
  /** Chosen by the user, until the next step. */
  readonly floor?: number;
  readonly isStepping: boolean;
  readonly keepsCamera?: boolean;
}

/** Current step and shown floor: that of the step, unless the user chose another one. */
function useRoutePosition(steps: readonly Step[], floorWithoutRoute: number) {
  const [saved, setSaved] = useState<Position>();
  const position: Position = saved?.steps === steps ? saved : { steps, current: 0, isStepping: false };
  const { current, isStepping, keepsCamera = false } = position;
  const step = steps[current];
  function show(floor: number, options: Pick<Position, 'keepsCamera'>): void {
    const isOn = step && floorOf(step.level) === floor;
    const first = steps.findIndex(({ level }) => floorOf(level) === floor);
    setSaved({ steps, current: isOn || first < 0 ? current : first, floor, isStepping, ...options });
  }
  return {
    /** Stepping through the route, instead of showing the whole route. */
    isStepping,
    current,
    floor: position.floor ?? (step ? floorOf(step.level) : floorWithoutRoute),
    /** The map does not move: only the floor was chosen. */
    keepsCamera,
    goToStep(index: number): void {
      setSaved({ steps, current: Math.min(Math.max(index, 0), steps.length - 1), isStepping: true });
    },
    /** Shows a floor without moving the map. */
    goToFloor: (floor: number) => show(floor, { keepsCamera: true }),
    /** Goes to the start of the route on a floor. */
    followTo: (floor: number) => show(floor, {}),
    /** Back to the whole route. */
    leave: () => setSaved(undefined),
  };
}
