import type { MapFeature, UnitFeature } from '../../src/geometry/features.ts';
import type { Point } from '../../src/geometry/point.ts';
import { boxOf, cornersOf, type Polygon } from '../../src/geometry/polygon.ts';
import { line, points } from '../points.ts';

/**
 * A floor drawn in characters, one to a metre, y growing upwards:
 *
 *     #########    letters   rooms (S a staircase, L a lift)
 *     #AAA#BBB#    #         wall
 *     #AAA#BBB#    +         a door, of one metre
 *     ##+###+##    -         corridor, with a way along its middle
 *     #-------#
 *     #########
 *
 * Doors are named after their room: `door-A`, a second one `door-A-2`.
 */
export function drawFloor(rows: readonly string[], level = 1): MapFeature[] {
  const cells = rows.flatMap((row, r) => [...row].map((char, c) => ({ char, x: c, y: rows.length - 1 - r })));
  const charAt = (x: number, y: number) => rows[rows.length - 1 - y]?.[x] ?? '#';
  const units = [...Map.groupBy(cells, (cell) => cell.char)]
    .filter(([char]) => /[A-Z-]/.test(char))
    .map(([char, list]) => toUnit(char, floorOf(list), level));
  const count = new Map<string, number>();
  const doors = cells
    .filter((cell) => cell.char === '+')
    .map(({ x, y }): MapFeature => {
      const upright = /[A-Z-]/.test(charAt(x - 1, y));
      const around = [charAt(x, y + 1), charAt(x, y - 1), charAt(x - 1, y), charAt(x + 1, y)];
      const room = around.findLast((char) => /[A-Z]/.test(char)) ?? '?';
      const number = (count.get(room) ?? 0) + 1;
      count.set(room, number);
      const along = upright ? `${x + 0.5},${y} ${x + 0.5},${y + 1}` : `${x},${y + 0.5} ${x + 1},${y + 0.5}`;
      const id = number === 1 ? `door-${room}` : `door-${room}-${number}`;
      return { type: 'opening', id, level, category: 'door', line: line(along), swing: 'none', leaves: 1 };
    });
  const outline = cornersOf({ minX: 0, minY: 0, maxX: rows[0]?.length ?? 0, maxY: rows.length });
  const elevation = (level - 1) * 4;
  const ways = wayAlong(
    cells.filter((cell) => cell.char === '-'),
    level,
  );
  return [
    { type: 'level', id: `level-${level}`, level, elevation, polygon: [outline] },
    ...units,
    ...doors,
    ...ways,
  ];
}

/** Walls are 1 m thick on the drawing, but 0.2 m in the geometry. */
function floorOf(cells: readonly { x: number; y: number }[]): Polygon {
  const { minX, minY, maxX, maxY } = boxOf(cells.map(({ x, y }): Point => [x, y]));
  return [cornersOf({ minX: minX - 0.4, minY: minY - 0.4, maxX: maxX + 1.4, maxY: maxY + 1.4 })];
}

function toUnit(char: string, polygon: Polygon, level: number): UnitFeature {
  const common = { type: 'unit', id: `${char}-${level}`, level, polygon } as const;
  if (char === '-') return { ...common, category: 'walkway' };
  if (char === 'S') return { ...common, category: 'stairs', shaft: 'stairs' };
  if (char === 'L') return { ...common, category: 'elevator', shaft: 'lift' };
  return { ...common, category: 'room', room: char };
}

function wayAlong(cells: readonly { x: number; y: number }[], level: number): MapFeature[] {
  if (cells.length === 0) return [];
  const { minX, minY, maxX, maxY } = boxOf(cells.map(({ x, y }): Point => [x, y]));
  const middle = (minY + maxY + 1) / 2;
  const ends = points(`${minX + 0.5},${middle} ${maxX + 0.5},${middle}`);
  return [
    { type: 'way', id: `way-${level}`, level, category: 'corridor', points: ends, oneWay: false, width: 2 },
  ];
}
