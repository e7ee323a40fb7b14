import { audiences } from '@campusway/campus';
import { audienceOffers, findNearestTarget, type Target } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { findWay } from './find-way.ts';

/**
 * What "nearest toilet" may mean, such as the women's: the `id` as in links, the `label`, and the way to it; empty unless
 * there are several places to choose from.
 */
export function findChoices(from: Target, to: Target) {
  const choices = audienceOffers(to.id, college.places).flatMap(({ id, audience }) => {
    const target = findNearestTarget(id, college.places);
    // For wheelchairs the way is step-free.
    const stepFree = audience === 'wheelchair';
    const way = target && findWay({ from, to: target, stepFree });
    const label = audiences.find((one) => one.id === audience)?.label ?? '';
    return way?.status === 'found' ? [{ id, label, stepFree, way }] : [];
  });
  return choices.length > 1 ? choices : [];
}
