import { outdoors, type Point } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { floorOf } from '../../../journey/floor-of.ts';
import { routeOnFloor } from '../../../journey/route-on-floor.ts';
import { ChangeMarker, RouteLine } from '../../../map/leaflet/markers.tsx';

interface RouteOnFloorProps {
  readonly route: CampusRoute;
  readonly floor: number;
  readonly onFloor: (floor: number) => void;
}

/** The route on the shown floor, with signs where it leaves the floor. */
export function RouteOnFloor({ route, floor, onFloor }: RouteOnFloorProps) {
  const { lines, changes } = useMemo(() => routeOnFloor(route, floor), [route, floor]);
  return (
    <>
      {leadersOf(route, floor).map((points) => (
        <RouteLine key={points.join()} points={points} tone="leader" />
      ))}
      {lines.map((points) => (
        <RouteLine key={points.join()} points={points} />
      ))}
      {changes.map(({ floor: other, ...change }) => (
        <ChangeMarker key={change.text} {...change} onGo={() => onFloor(other)} />
      ))}
    </>
  );
}

/** Lines from the doors to the pins in the rooms, on the floors of start and destination. */
function leadersOf({ fromPlace, toPlace, nodes }: CampusRoute, floor: number): readonly (readonly Point[])[] {
  const ends = [
    { place: fromPlace, door: nodes.at(0) },
    { place: toPlace, door: nodes.at(-1) },
  ];
  return ends.flatMap(({ place, door }) => {
    const node = door === undefined ? undefined : college.graph.nodes[door];
    if (!node || place.level === outdoors) return [];
    if (floorOf(node.level) !== floor || floorOf(place.level) !== floor) return [];
    return [[place, node].map(({ x, y }): Point => [x, y])];
  });
}
