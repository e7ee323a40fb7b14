import type { Screen } from './view.ts';

/** The screens of the other campuses, of a screen of one; none in a college with one campus. */
export function otherCampuses({ campus: own }: Pick<Screen, 'campus'>, screens: readonly Screen[]) {
  return own === undefined ? [] : screens.filter(({ campus }) => campus !== undefined && campus !== own);
}
