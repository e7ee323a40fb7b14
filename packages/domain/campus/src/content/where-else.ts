import type { Screen } from '../geometry/view.ts';
import { type Levels, onLevel, outdoors, titleOf, withArticle } from '../level.ts';
import type { Place } from '../model.ts';

/** Where a place is that a screen does not show, and what it shows instead; without a screen, that it is not on the campus map. */
export function whereElse(
  { level, wing }: Place,
  view: Pick<Screen, 'level' | 'wing'> | undefined,
  levels: Levels,
): string {
  const [at, shown] = [onLevel(levels, level), withArticle(titleOf(levels, view?.level ?? outdoors))];
  if (view?.level === level && view.wing && wing && view.wing !== wing)
    return `in the ${wing} wing of ${shown}. This screen shows the ${view.wing} wing`;
  if (view?.level === level) return `${at}. This screen does not list it`;
  if (!view || view.level === outdoors) return `${at}. This map only shows places on the campus map`;
  return `${at}. This screen shows ${shown}`;
}
