import { distance, midpoint, type Point } from '@campusway/campus';

/** Metres beyond an outline where the room behind a door begins. */
const beyond = 0.3;

/**
 * The line of a door that is drawn as an area: along the wall, in its middle. Of the two axes that is the one with rooms
 * on both of its sides; the longer one where both or neither have them.
 *
 * @param roomAt id of the room at a point
 */
export function lineOfDoor(
  outline: readonly Point[],
  roomAt: (point: Point) => string | undefined,
): readonly [Point, Point] {
  const axes = axesOf(outline);
  const rated = axes.map((axis, i) => {
    const [length, across] = [distance(...axis), distance(...(axes[1 - i] ?? axis))];
    const sides = [1, -1].map((hand) => roomAt(besideOf(axis, hand * (across / 2 + beyond))));
    const rooms = new Set(sides.filter((side) => side !== undefined));
    return { axis, length, joins: rooms.size };
  });
  const [best] = rated.toSorted((a, b) => b.joins - a.joins || b.length - a.length);
  return best?.axis ?? axes[0];
}

/** Middle lines of the smallest rectangle around the outline that has one of its sides as a side. */
function axesOf(outline: readonly Point[]): readonly [readonly [Point, Point], readonly [Point, Point]] {
  const rectangles = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const length = distance(from, to) || 1;
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const along = outline.map(([x, y]) => x * ux + y * uy);
    const across = outline.map(([x, y]) => y * ux - x * uy);
    const [low, high] = [Math.min(...along), Math.max(...along)];
    const [near, far] = [Math.min(...across), Math.max(...across)];
    const at = (a: number, b: number): Point => [a * ux - b * uy, a * uy + b * ux];
    const [middleAlong, middleAcross] = [(low + high) / 2, (near + far) / 2];
    const axes = [
      [at(low, middleAcross), at(high, middleAcross)],
      [at(middleAlong, near), at(middleAlong, far)],
    ] as const;
    return { axes, area: (high - low) * (far - near) };
  });
  const [smallest] = rectangles.toSorted((a, b) => a.area - b.area);
  const [corner] = outline;
  const nothing = [corner ?? [0, 0], corner ?? [0, 0]] as const;
  return smallest?.axes ?? [nothing, nothing];
}

function besideOf([a, b]: readonly [Point, Point], metres: number): Point {
  const length = distance(a, b) || 1;
  const [x, y] = midpoint(a, b);
  return [x - ((b[1] - a[1]) / length) * metres, y + ((b[0] - a[0]) / length) * metres];
}
