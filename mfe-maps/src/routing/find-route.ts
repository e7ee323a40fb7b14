import type { Place } from '@campusway/campus';
import type { CampusRouteResult, CampusRouter } from '@campusway/campus/routing';

/** The router's answer; two rooms with a door between them are neighbours to it and one place to nobody else. */
export function findRoute(
  router: CampusRouter,
  query: Parameters<CampusRouter['findRoute']>[0],
): CampusRouteResult {
  const result = router.findRoute(query);
  const [from, to] = [router.findPlace(query.from), router.findPlace(query.to)];
  if (result.status === 'found' || result.reason !== 'same-place' || !from || !to || isOnePlace(from, to))
    return result;
  return {
    ...result,
    message: `${to.name} opens from ${from.name}: the door between them is the whole way.`,
  };
}

/** Also a room and the venue that it is, and two pins on one spot. */
function isOnePlace(a: Place, b: Place): boolean {
  const isOneSpot = a.level === b.level && a.x === b.x && a.y === b.y;
  return isOneSpot || (a.code !== undefined && a.code === b.code);
}
