import { audiences } from '@campusway/campus';
import { audienceOffers, findNearestTarget, type Target } from '@campusway/campus/lookup';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { findWay } from './find-way.ts';

/** The nearest place for one audience, such as the women's toilet. */
interface Choice {
  /** As in links: `nearest-womens-toilet`. */
  readonly id: string;
  /** `Women` */
  readonly label: string;
  /** The way is step-free: the place is for wheelchairs. */
  readonly stepFree: boolean;
  readonly way: CampusRoute;
}

/** What "nearest toilet" may mean; empty unless there are several places to choose from. */
export function findChoices(from: Target, to: Target): readonly Choice[] {
  const choices = audienceOffers(to.id, college.places).flatMap(({ id, audience }): Choice[] => {
    const target = findNearestTarget(id, college.places);
    const stepFree = audience === 'wheelchair';
    const way = target && findWay({ from, to: target, stepFree });
    const label = audiences.find((one) => one.id === audience)?.label ?? '';
    return way?.status === 'found' ? [{ id, label, stepFree, way }] : [];
  });
  return choices.length > 1 ? choices : [];
}
