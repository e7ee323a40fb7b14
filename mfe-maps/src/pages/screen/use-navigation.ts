import type { Screen } from '@campusway/campus';
import { type NavigationLink, type PartProps, paths } from '@campusway/contract';
import { college, loadPart, readVisitStart, useClosures } from '@campusway/platform';
import { type MouseEvent, use, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { type EndpointName, findEndpoint, placeOf, useFindPerson } from '../../journey/find-endpoint.ts';
import { readLatest, rememberStepFree, stepFreeOf, useLink } from '../../journey/use-link.ts';

let code: Promise<typeof import('./route-tools.tsx')> | undefined;

/** Loads what a route needs, so that it is there when one is requested. A failure is reported then. */
export function prepareRoute() {
  code ??= import('./route-tools.tsx');
  const graph = loadPart('graph');
  for (const load of [code, graph]) load.catch(() => undefined);
  return { code, graph };
}

/** What a route needs. Suspends until it has loaded. */
function readRouteTools() {
  const { code, graph } = prepareRoute();
  use(graph);
  return use(code);
}

export type Navigation = ReturnType<typeof useNavigation>;

/** State of a navigation screen: endpoints, step-free switch, and the route. */
export function useNavigation(view: Screen) {
  const path = (link: NavigationLink) => paths.screen(view.id, link);
  const { link, shown, isOpened, go } = useLink(path);
  const ids: readonly string[] = [link.from, link.to].filter((id) => id !== undefined);
  // The router also finds a place by a former name, and pins.
  const isNeeded = (shown && ids.length === 2) || ids.some((id) => !college.findPlace(id));
  const tools = isNeeded ? readRouteTools() : undefined;
  const findPlace = (text: string) => college.findPlace(text) ?? tools?.pageRouter().findPlace(text);
  const sources = { view, findPlace, findPerson: useFindPerson([link.from, link.to], findPlace) };
  const ends = { from: findEndpoint(link.from, sources), to: findEndpoint(link.to, sources) };
  const [visit] = useState(readVisitStart);
  const position = visit?.isHere && !link.from ? visit : undefined;
  const isPlace = position && college.findPlace(position.id);
  const start = isPlace && placeOf(findEndpoint(position.id, sources))?.id;
  // A link of the site, or an address, begins where the person is.
  useEffect(() => {
    if (isOpened && start) go((now) => ({ ...now, from: start }));
  });
  const [isFinding, startFinding] = useTransition();
  const [refused, setRefused] = useState({ link: '', times: 0 });
  const stepFree = stepFreeOf(link);
  const [from, to] = [placeOf(ends.from)?.id, placeOf(ends.to)?.id];
  const closures = useClosures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the route
  const result = useMemo(
    () => (shown && from && to ? tools?.findRoute({ from, to, stepFree }) : undefined),
    [shown, from, to, stepFree, closures, tools],
  );
  const rendered = path(link);
  const route = result?.status === 'found' ? result : undefined;
  const [click, setClick] = useState<PartProps['campus-stage']['click']>();
  return {
    ...ends,
    view,
    /** Name of where the person said to be, if FROM has no such place. */
    position: start ? undefined : position?.name,
    /** URL of the directions page with the same endpoints. */
    wholeCampus: paths.navigate({ ...link, stepFree }),
    stepFree,
    /** Undefined until a route is requested. */
    tools,
    /** The route, once requested and both endpoints are places. */
    result,
    route,
    /** The requested route is not there yet. */
    isFinding,
    /** The route that the page has shown last. */
    seen: useRef(route),
    /** The click on the picture, which the map repeats. */
    click,
    keep: ({ clientX: x, clientY: y }: MouseEvent) => setClick({ x, y }),
    /** How often Navigate was clicked without both endpoints. */
    refusals: refused.link === rendered ? refused.times : 0,
    choose(end: EndpointName, id: string | undefined): void {
      prepareRoute();
      go((now) => ({ ...now, [end]: id }));
    },
    navigate(): void {
      const now = readLatest().link;
      // Of a selection that is not rendered yet both only have to be given; the page reports errors.
      const wanted = path(now) === rendered ? [from, to] : [now.from, now.to];
      if (!wanted.includes(undefined))
        return void startFinding(() => go((ready) => ({ ...ready, stepFree: stepFreeOf(ready) }), true));
      const key = path(now);
      setRefused({ link: key, times: refused.link === key ? refused.times + 1 : 1 });
    },
    clear(): void {
      setRefused({ link: '', times: 0 });
      go((now) => ({ stepFree: stepFreeOf(now) }), false);
    },
    swap: () => go((now) => ({ ...now, from: now.to, to: now.from })),
    setStepFree(wanted: boolean): void {
      rememberStepFree(wanted);
      go((now) => ({ ...now, stepFree: wanted }));
    },
  };
}
