import { compareRoutes } from '@campusway/campus/directions';
import { isAccessible } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { readVisitStart, rememberVisitStart, useClosures, useNavigationType } from '@campusway/platform';
import { useAfterLayout } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { type Endpoint, placeOf, useFindPerson } from '../../journey/find-endpoint.ts';
import { findTarget } from '../../journey/find-target.ts';
import { directionsFor, findChoices, findWay, pageRouter } from '../../journey/find-way.ts';
import { readStepFree, rememberStepFree } from '../../journey/use-link.ts';
import { useJourneyState, useTrueAddress } from './use-journey-state.ts';

export type Journey = ReturnType<typeof useJourney>;

/** The directions page: what its address says, with the routes. `here` is the start when the address has none. */
export function useJourney(here?: string) {
  const address = useJourneyState(here);
  const { state, isQuickest, act, opensTab } = address;
  // A link of the site without a start begins where the person said to be.
  const isFollowed = useNavigationType() === 'PUSH';
  const [opened] = useState(() => ({ state, start: isFollowed ? readVisitStart() : undefined }));
  const filled = opened.state === state && opened.start?.isHere ? opened.start.id : undefined;
  const ends = { from: state.from ?? here ?? (filled === state.to ? undefined : filled), to: state.to };
  const { findPlace } = pageRouter();
  const findPerson = useFindPerson([ends.from, ends.to], findPlace);
  const sources = useMemo(() => ({ findPlace, findPerson }), [findPlace, findPerson]);
  const isPosition = ends.from === here;
  const from = useMemo(
    () => findTarget(ends.from, { ...sources, isPosition }),
    [ends.from, sources, isPosition],
  );
  const to = useMemo(() => findTarget(ends.to, sources), [ends.to, sources]);
  const isForWheelchairs = to.kind === 'target' && isAccessible(to.target);
  // As in the address, else the last choice on this device before the entry was made.
  const stepFree = state.stepFree ?? (!isQuickest && (isForWheelchairs || readStepFree()));
  // The start of a link that opened the tab was chosen by another person.
  const [linked] = useState(opensTab ? state.from : undefined);
  const isLinked = ends.from === linked;
  // Before the effect of an arrival, which is a later start.
  useLayoutEffect(() => {
    const [start, known] = [placeOf(from), readVisitStart()];
    const isNews = start?.id !== known?.id || (isPosition && !known?.isHere);
    if (start && !isLinked && isNews) rememberVisitStart({ ...start, isHere: isPosition });
  }, [from, isLinked, isPosition]);
  const answers = useAnswers(from, to, stepFree, !!state.isWalking);
  const result = stepFree ? answers?.stepFree : answers?.quickest;
  // To another campus, the walk to where the transport starts.
  const route = result?.status === 'found' ? result : result?.crossing?.before;
  // Renders the line first: directions are computed in a later render, unless they are what is shown.
  const isTimely = useAfterLayout() || state.isWalking;
  const steps = useMemo(() => (isTimely && route ? directionsFor(route) : []), [isTimely, route]);
  useTrueAddress({ state, stepFree }, route ? steps.length || undefined : 0);
  const fill = useEffectEvent(() => filled !== undefined && ends.from === filled && act('startAt', filled));
  useEffect(() => void fill(), []);
  return {
    ...address,
    /** The page is that of the sign of this place. */
    here,
    /** Ids of the endpoints, as in links. */
    ends,
    /** Where a followed link starts without a word of the person: as the route before. */
    last: opened.start?.isHere ? undefined : opened.start,
    /** Address of the journey without what is shown of it. */
    path: paths.navigate({ ...ends, stepFree }),
    from,
    to,
    stepFree,
    answers,
    /** The selected route, and its directions. */
    result,
    route,
    steps,
    setStepFree(wanted: boolean) {
      rememberStepFree(wanted);
      act('setStepFree', wanted);
    },
  };
}

/** Both routes, once both endpoints are known. They follow what is closed, except while they are walked. */
function useAnswers(from: Endpoint, to: Endpoint, isStepFree: boolean, isWalking: boolean) {
  const latest = useClosures();
  const [closures, setClosures] = useState(latest);
  if (!isWalking && closures !== latest) setClosures(latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the routes
  return useMemo(() => {
    if (from.kind !== 'target' || to.kind !== 'target') return undefined;
    const ends = { from: from.target, to: to.target };
    const quickest = findWay({ ...ends, stepFree: false });
    const stepFree = findWay({ ...ends, stepFree: true });
    const choices = findChoices(ends.from, ends.to, isStepFree);
    const comparison = compareRoutes(quickest, stepFree, directionsFor);
    return { quickest, stepFree, choices, comparison };
  }, [from, to, isStepFree, closures]);
}
