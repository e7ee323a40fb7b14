import type { Screen } from '@campusway/campus';
import type { CampusRouteResult } from '@campusway/campus/routing';
import { type NavigationLink, paths } from '@campusway/contract';
import { useMemo, useState } from 'react';
import { rememberStepFree, stepFreeOf } from '../address/step-free-memory.ts';
import { useLink } from '../address/use-link.ts';
import type { EndName } from '../endpoints/find-end.ts';
import { campusRouter } from '../routing/campus-router.ts';
import { findRoute } from '../routing/find-route.ts';
import { type Ends, useEnds } from './use-ends.ts';

export interface Navigation extends Ends {
  /** URL of the same journey over all floors and buildings. */
  readonly wholeCampus: string;
  readonly stepFree: boolean;
  /** The answer, once it is asked for and both ends are places. */
  readonly result: CampusRouteResult | undefined;
  /** How often Navigate was pressed in vain for this selection. */
  readonly refusals: number;
  choose(end: EndName, id: string | undefined): void;
  navigate(): void;
  clear(): void;
  swap(): void;
  setStepFree(stepFree: boolean): void;
}

/** The state of a navigation screen: chosen ends, the switch, and the route that follows from them. */
export function useNavigation(view: Screen): Navigation {
  const path = (link: NavigationLink) => paths.screen(view.id, link);
  const { link, shown, latest, go } = useLink(path);
  const ends = useEnds(link, view);
  const [refused, setRefused] = useState({ link: '', times: 0 });
  const stepFree = stepFreeOf(link);
  const from = ends.from.kind === 'place' ? ends.from.place.id : undefined;
  const to = ends.to.kind === 'place' ? ends.to.place.id : undefined;
  const result = useMemo(
    () => (shown && from && to ? findRoute(campusRouter(), { from, to, stepFree }) : undefined),
    [shown, from, to, stepFree],
  );
  const drawn = path(link);

  /** Of what is not drawn yet, only whether both ends are named is known; the page will say what is wrong with one. */
  function hasBothEnds(now: NavigationLink): boolean {
    if (path(now) === drawn) return from !== undefined && to !== undefined;
    return now.from !== undefined && now.to !== undefined;
  }

  return {
    ...ends,
    wholeCampus: paths.navigate({ ...link, stepFree }),
    stepFree,
    result,
    refusals: refused.link === drawn ? refused.times : 0,
    choose(end, id) {
      go((now) => ({ ...now, [end]: id }));
    },
    navigate() {
      const now = latest().link;
      if (hasBothEnds(now)) {
        go((ready) => ({ ...ready, stepFree: stepFreeOf(ready) }), { shown: true, replace: false });
        return;
      }
      const key = path(now);
      setRefused({ link: key, times: refused.link === key ? refused.times + 1 : 1 });
    },
    clear() {
      setRefused({ link: '', times: 0 });
      go((now) => ({ stepFree: stepFreeOf(now) }), { shown: false, replace: false });
    },
    swap() {
      go((now) => ({ ...now, from: now.to, to: now.from }));
    },
    setStepFree(wanted) {
      rememberStepFree(wanted);
      go((now) => ({ ...now, stepFree: wanted }));
    },
  };
}
