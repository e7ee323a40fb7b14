import { type Placement, type Point, toPlane } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { ChangeMarker } from '../leaflet/ChangeMarker.tsx';
import { RouteLine } from '../leaflet/RouteLine.tsx';
import { floorOf } from '../routing/floor-of.ts';
import { routeOnFloor } from '../routing/route-on-floor.ts';

interface RouteOnFloorProps {
  readonly route: CampusRoute;
  readonly floor: number;
  readonly placement: Placement;
  readonly onFloor: (floor: number) => void;
}

/** The route on the shown floor, with signs where it leaves the floor. */
export function RouteOnFloor({ route, floor, placement, onFloor }: RouteOnFloorProps) {
  const { lines, changes } = useMemo(() => routeOnFloor(route, floor), [route, floor]);
  const place = (points: readonly Point[]) => points.map((point) => toPlane(point, placement));
  return (
    <>
      {leadersOf(route, floor).map((points) => (
        <RouteLine key={points.join()} points={place(points)} tone="leader" />
      ))}
      {lines.map((points) => (
        <RouteLine key={points.join()} points={place(points)} />
      ))}
      {changes.map(({ at, kind, direction, floor: other, sign, text }) => (
        <ChangeMarker
          key={text}
          at={toPlane(at, placement)}
          kind={kind}
          direction={direction}
          sign={sign}
          text={text}
          onGo={() => onFloor(other)}
        />
      ))}
    </>
  );
}

/** Lines from the doors to the pins in the rooms, on the floors of start and destination. */
function leadersOf(route: CampusRoute, floor: number): readonly (readonly Point[])[] {
  const { fromPlace, toPlace, nodes } = route;
  const ends = [
    { place: fromPlace, door: nodes.at(0) },
    { place: toPlace, door: nodes.at(-1) },
  ];
  return ends.flatMap(({ place, door }) => {
    const node = door === undefined ? undefined : college.graph.nodes[door];
    if (!node || floorOf(node.level) !== floor || floorOf(place.level) !== floor) return [];
    return [
      [
        [place.x, place.y],
        [node.x, node.y],
      ],
    ];
  });
}
