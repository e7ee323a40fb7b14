import { boxOf, distance, isInside, midpoint, type Point } from '@campusway/campus';
import { frameOf } from '../../derive/draft/origin.ts';
import { along, indexOfUnits, type Line, leftOf, unitVector } from '../../geometry/lines.ts';
import type { Position, SourceCampus, SourceUnit } from '../../model.ts';

/** Metres beyond an outline at which the room behind a door begins. */
const beyond = 0.3;

type DoorLine = (outline: readonly Position[], levelId: string) => readonly Position[];

/**
 * Returns the line of a door that is drawn as an area: along the wall, in its middle. Of the two axes that is the one with
 * rooms on both of its sides; the longer one if both or neither have them.
 */
export function createDoorLine(units: readonly SourceUnit[], unit: SourceCampus['unit']): DoorLine {
  const first = units[0]?.polygon[0]?.[0];
  const origin =
    unit === 'degrees' && first ? { longitude: first[0], latitude: first[1], rotation: 0 } : undefined;
  const frame = frameOf(origin);
  const rooms = units.map((room) => ({
    ...{ ...room, polygon: room.polygon.map((ring) => ring.map(frame.toMetres)) },
  }));
  const levels = Map.groupBy(rooms, ({ levelId }) => levelId);
  const byLevel = new Map([...levels].map(([level, own]) => [level, indexOfUnits(own)]));
  return (outline, levelId) => {
    const roomAt = (point: Point) =>
      byLevel
        .get(levelId)
        ?.search(boxOf([point]))
        .find(({ polygon }) => isInside(point, polygon))?.id;
    return lineOfDoor(outline.map(frame.toMetres), roomAt).map(frame.toDegrees);
  };
}

function lineOfDoor(outline: readonly Point[], roomAt: (point: Point) => string | undefined): Line {
  const axes = axesOf(outline);
  const rated = axes.map((axis, i) => {
    const left = leftOf(unitVector(...axis));
    const off = distance(...(axes[1 - i] ?? axis)) / 2 + beyond;
    const sides = [off, -off].map((metres) => roomAt(along(midpoint(...axis), left, metres)));
    return {
      axis,
      length: distance(...axis),
      joins: new Set(sides.filter((side) => side !== undefined)).size,
    };
  });
  const [best] = rated.toSorted((a, b) => b.joins - a.joins || b.length - a.length);
  return best?.axis ?? axes[0];
}

/** Middle lines of the smallest rectangle around the outline that has one of its sides as a side. */
function axesOf(outline: readonly Point[]): readonly [Line, Line] {
  const rectangles = outline.map((from, i) => {
    const [ux, uy] = unitVector(from, outline[(i + 1) % outline.length] ?? from);
    const { minX, maxX, minY, maxY } = boxOf(
      outline.map(([x, y]): Point => [x * ux + y * uy, y * ux - x * uy]),
    );
    const at = (a: number, b: number): Point => [a * ux - b * uy, a * uy + b * ux];
    const [middleX, middleY] = [(minX + maxX) / 2, (minY + maxY) / 2];
    const axes = [
      [at(minX, middleY), at(maxX, middleY)],
      [at(middleX, minY), at(middleX, maxY)],
    ] as const;
    return { axes, area: (maxX - minX) * (maxY - minY) };
  });
  const [corner = [0, 0] as const] = outline;
  const [smallest] = rectangles.toSorted((a, b) => a.area - b.area);
  return (
    smallest?.axes ?? [
      [corner, corner],
      [corner, corner],
    ]
  );
}
