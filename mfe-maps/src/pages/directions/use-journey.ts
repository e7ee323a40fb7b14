import {
  compareRoutes,
  createSurroundings,
  describeRoute,
  type Step,
  type Surroundings,
} from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { type NavigationLink, paths } from '@campusway/contract';
import { college, rememberVisitStart } from '@campusway/platform';
import { useEffect, useMemo } from 'react';
import { type Endpoint, type EndpointName, placeOf, useFindPerson } from '../../journey/find-endpoint.ts';
import { findTarget } from '../../journey/find-target.ts';
import { findWay, pageRouter } from '../../journey/find-way.ts';
import { rememberStepFree, stepFreeOf, useLink } from '../../journey/use-link.ts';
import { useAfterLayout } from '../../map/use-after-layout.ts';

export type Journey = ReturnType<typeof useJourney>;

/** State of the directions page, stored in the URL; `here` is the start when the URL has none. */
export function useJourney(here?: string) {
  const { link: written, go } = useLink(paths.navigate);
  const link = { ...written, from: written.from ?? here };
  const [from, to] = useTargets(link);
  useEffect(() => {
    const start = placeOf(from);
    if (start) rememberVisitStart(start);
  }, [from]);
  const stepFree = stepFreeOf(link);
  const answers = useAnswers(from, to);
  const result = stepFree ? answers?.stepFree : answers?.quickest;
  // Renders the line first: directions are computed in a later render.
  const isLaidOut = useAfterLayout();
  const steps = useMemo(
    () => (isLaidOut && result?.status === 'found' ? directionsFor(result) : []),
    [isLaidOut, result],
  );
  const move = (change: (latest: NavigationLink) => NavigationLink) =>
    go((latest) => change({ ...latest, from: latest.from ?? here }), { shown: true, replace: false });
  return {
    link,
    from,
    to,
    stepFree,
    answers,
    /** The selected route, and its directions. */
    result,
    steps,
    /** `wanted` overrides the step-free setting for this route only. */
    choose: (end: EndpointName, id: string | undefined, wanted?: boolean) =>
      move((latest) => ({ ...latest, stepFree: wanted ?? latest.stepFree, [end]: id })),
    swap: () => move((latest) => ({ ...latest, from: latest.to, to: latest.from })),
    clear: () => move((latest) => ({ stepFree: latest.stepFree })),
    setStepFree(wanted: boolean) {
      rememberStepFree(wanted);
      move((latest) => ({ ...latest, stepFree: wanted }));
    },
  };
}

function useTargets({ from, to }: NavigationLink): readonly [Endpoint, Endpoint] {
  const { findPlace } = pageRouter();
  const findPerson = useFindPerson([from, to], findPlace);
  return useMemo(() => {
    const sources = { findPlace, findPerson };
    return [findTarget(from, sources), findTarget(to, sources)];
  }, [from, to, findPerson, findPlace]);
}

/** Both routes, once both endpoints are known. */
function useAnswers(from: Endpoint, to: Endpoint) {
  return useMemo(() => {
    if (from.kind !== 'target' || to.kind !== 'target') return undefined;
    const ends = { from: from.target, to: to.target };
    const quickest = findWay({ ...ends, stepFree: false });
    const stepFree = findWay({ ...ends, stepFree: true });
    return { quickest, stepFree, comparison: compareRoutes(quickest, stepFree) };
  }, [from, to]);
}

let surroundings: Surroundings | undefined;

/** Directions of a route on the site's campus. */
function directionsFor(route: CampusRoute): readonly Step[] {
  const { places, levels } = college;
  surroundings ??= createSurroundings({ graph: pageRouter().graph, places, levels });
  return describeRoute(route, surroundings);
}
