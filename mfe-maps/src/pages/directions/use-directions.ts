import type { PlaceId } from '@campusway/campus';
import { type Step, stepsBeforeArrival } from '@campusway/campus/directions';
import { placesOf } from '@campusway/campus/lookup';
import { parseJson, readStored, useEntryValue, useNavigationType, writeStored } from '@campusway/platform';
import { useEffect, useMemo, useState } from 'react';
import { type EndpointName, placeOf } from '../../journey/find-endpoint.ts';
import { pageRouter } from '../../journey/find-way.ts';
import { floorOf, isLevel } from '../../journey/floor-of.ts';
import { useCategory } from '../../map/category-chips/use-category.ts';
import type { Journey } from './use-journey.ts';
import { type Overview, readLatest } from './use-journey-state.ts';

export type Directions = ReturnType<typeof useDirections>;

/** Adds to a journey the current step and floor, the form, and what a click on the map does. */
export function useDirections(journey: Journey) {
  const { from, to, route, steps, stepFree, state, overview, act } = journey;
  const destination = placeOf(to);
  const first = route?.fromPlace ?? placeOf(from) ?? destination;
  // While walking, the page below shows what it showed before.
  const shown = state.isWalking ? (overview ?? {}) : state;
  const opening =
    first ?? (to.kind === 'target' && isLevel(to.target.id) ? placesOf(to.target, false)[0] : undefined);
  const position = toPosition(shown, steps, floorOf(opening?.level ?? 0));
  const { isStepping, current, floor } = position;
  const [step, before] = [steps[current], steps[current - 1]];
  // A person who came by a link wants to be asked; who opened the address of a page without a destination sees the map.
  const change = useNavigationType();
  const asksStart = from.kind === 'none' && to.kind === 'target';
  const [asking, setAsking] = useState<boolean | EndpointName>(
    (change === 'PUSH' && to.kind === 'none') || asksStart,
  );
  const [seen, setSeen] = useState(state);
  if (seen !== state) {
    setSeen(state);
    // Back and Forward show the page without what was opened since.
    if (change === 'POP') setAsking(asksStart);
  }
  const [choosing, setChoosing] = useEntryValue<EndpointName>('choosing');
  const resumed = useResumed(journey, shown);
  const left = steps[resumed || -1];
  const rest = useMemo(
    () => route && left && pageRouter().findPinBefore(route, left.first + 1, !stepFree),
    [route, left, stepFree],
  );
  const ended = rest && { id: rest.id, title: rest.name, where: 'where your walk ended' };

  /** Neither on the page nor in the address, which is newer. */
  const isMissing = (end: EndpointName) => journey[end].kind === 'none' && readLatest()[end] === undefined;

  /** Chooses an endpoint, a destination from where a walk was ended, or a route; the form asks for the other end, or closes. */
  function take(end: EndpointName, id: string | undefined, link?: Journey['state'], near?: Journey['near']) {
    if (id) setAsking(!link?.from && isMissing(end === 'from' ? 'to' : 'from'));
    act('choose', {
      [end]: id,
      ...(ended && id && end === 'to' ? { from: ended.id, near: ended } : { near }),
      ...link,
    });
  }

  function chooseOnMap(id: PlaceId | undefined): void {
    if (!id || !choosing) return;
    take(choosing, id);
    setChoosing();
  }

  return {
    ...journey,
    ...position,
    destination,
    /** The start, else the destination. */
    first,
    step,
    /** The step that the map marks: where a walk was ended, unless another was chosen since. */
    marked: isStepping ? step : (left ?? step),
    /** The step is the first one on its floor. */
    opensFloor: !isStepping || !before || !step || floorOf(before.level) !== floorOf(step.level),
    /** Level whose building provides the names of the floors. */
    level: step?.level ?? first?.level ?? floor,
    category: useCategory({
      floor,
      chip: state.category,
      start: rest ?? route?.fromPlace ?? placeOf(from),
      stepFree,
      onClick: (chip) => act('clickChip', chip),
      onChoose: (id, near) =>
        take('to', id, undefined, near && { id: near.id, title: near.name, where: 'where the list begins' }),
    }),
    /** Index of the step at which a walk of this route was ended, and may continue. */
    resumed,
    /** Where an ended walk is, the start of the other route; also as a suggestion. */
    rest,
    ended,
    /** Back returns to the route of an ended walk. */
    setStepFree(wanted: boolean) {
      if (rest && wanted !== stepFree) act('choose', { from: rest.id, near: ended });
      journey.setStepFree(wanted);
    },
    /** Starts the walk, at the chosen step if there is one, or continues it. Back shows the whole route. */
    start() {
      if (isStepping) act('showRoute');
      act('walk', resumed ?? (isStepping ? current : 0));
    },
    /** The form is open, at the missing endpoint or at the named one; on a phone it is otherwise one line. */
    asking,
    setAsking,
    /** The endpoint that the next click on the map chooses. */
    choosing,
    setChoosing,
    /** Handles a click on a room or place instead of its card. */
    onClick: choosing && chooseOnMap,
    take,
    /** Asks where to go from a place. */
    leave(from: string | undefined) {
      setAsking('to');
      act('choose', { from, to: undefined });
    },
    isMissing,
  };
}

/** By the path of the route; `below` is the step of the overview. */
type Walks = Readonly<Record<string, { readonly step: number; readonly below?: number | undefined }>>;

/** sessionStorage: the walks in this tab, so that a reload, or the way back from a detour, continues them. */
const walksKey = 'campusway.walks';

/** The step of the last walk of the shown route, unless it arrived or another step was chosen in the overview since. */
function useResumed({ path, steps, state }: Journey, shown: Overview): number | undefined {
  const [walks, setWalks] = useState(
    () => (parseJson(readStored(walksKey, 'sessionStorage')) ?? {}) as Walks,
  );
  const last = walks[path];
  const { isWalking, step } = state;
  // The step with which guidance opened, -1 since another or a load: one of the list is only looked at.
  const [opened, setOpened] = useState(isWalking ? -1 : undefined);
  const entry = isWalking ? ((opened ?? step) === step ? step : -1) : undefined;
  if (entry !== opened) setOpened(entry);
  if (entry === -1 && step !== undefined && last?.step !== step)
    setWalks({ ...walks, [path]: { step, below: shown.step } });
  useEffect(() => void writeStored(walksKey, JSON.stringify(walks), 'sessionStorage'), [walks]);
  return last?.below === shown.step && last && last.step < stepsBeforeArrival(steps).length
    ? last.step
    : undefined;
}

/** The chosen step if the route has it, or the first one on the chosen floor; and the shown floor. */
function toPosition({ floor, step }: Overview, steps: readonly Step[], floorWithoutRoute: number) {
  const first = steps.findIndex(({ level }) => floor === undefined || floorOf(level) === floor);
  const current = step !== undefined && steps[step] ? step : Math.max(0, first);
  const own = steps[current];
  return {
    /** A step is shown, instead of the whole route. */
    isStepping: own !== undefined && step === current,
    current,
    floor: floor ?? (own ? floorOf(own.level) : floorWithoutRoute),
  };
}
