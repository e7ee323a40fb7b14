import type { Place } from '@campusway/campus';
import type { CampusRouteResult, CampusRouter } from '@campusway/campus/routing';

/** The router's result, with a message for rooms that share a door: for the router they are the same place. */
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
    message: `${to.name} is next to ${from.name}: go through the door between them.`,
  };
}

/** Also true for a room and its venue, and for two pins at one point. */
function isOnePlace(a: Place, b: Place): boolean {
  const isOneSpot = a.level === b.level && a.x === b.x && a.y === b.y;
  return isOneSpot || (a.code !== undefined && a.code === b.code);
}
