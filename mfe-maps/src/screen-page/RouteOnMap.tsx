import { type Point, toPlane, type View } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { ShowRoute } from '../leaflet/camera.tsx';
import { RouteLine } from '../leaflet/RouteLine.tsx';

/** The route from door to door, with thin lines from the doors to the pins in the rooms. */
export function RouteOnMap({ route, view }: { readonly route: CampusRoute; readonly view: View }) {
  const { way, leaders, all } = useMemo(() => {
    const toPoint = (node: number): Point => {
      const { x = 0, y = 0 } = college.graph.nodes[node] ?? {};
      return [x, y];
    };
    const doors = route.nodes.map(toPoint);
    const ends: readonly (readonly Point[])[] = [
      [[route.fromPlace.x, route.fromPlace.y], ...doors.slice(0, 1)],
      [...doors.slice(-1), [route.toPlace.x, route.toPlace.y]],
    ];
    const place = (points: readonly Point[]) => points.map((point) => toPlane(point, view));
    return { way: place(doors), leaders: ends.map(place), all: place([...ends.flat(), ...doors]) };
  }, [route, view]);
  return (
    <>
      {leaders.map((points, i) => (
        <RouteLine key={i === 0 ? 'from' : 'to'} points={points} tone="leader" />
      ))}
      <RouteLine points={way} />
      <ShowRoute points={all} />
    </>
  );
}
