import { boxOf, type GeoFeature, midpoint, type Point, toCentimetres } from '@campusway/campus';
import { lineFeature, polygonFeature, rectangle } from '../feature.ts';

type Properties = Omit<GeoFeature['properties'], 'feature_type'>;

/** Meaning of a letter in a drawing. */
export interface DrawnUnit extends Properties {
  readonly id: string;
  readonly category: string;
  /** Number of steps up from the corridor to its door. */
  readonly steps?: number;
}

/** Position of a drawing's upper left corner in the coordinate system of the college. */
export type Place = (point: Point) => Point;

interface Cell {
  readonly char: string;
  readonly x: number;
  readonly y: number;
}

/**
 * A floor drawn in characters, one to a metre:
 *
 *     #########    letters   rooms, stairs, lifts, as in the legend
 *     #AAA#BBB#    #         wall, drawn 1 m thick and built 0.2 m thick
 *     #AAA#BBB#    + =       door, entrance: neighbours are one opening
 *     ##+###+##    -         corridor, with a way along its middle
 *     =-------#    space     outside of the floor
 *     #########
 */
export function drawFloor(
  rows: readonly string[],
  { id, legend, place }: { id: string; legend: Readonly<Record<string, DrawnUnit>>; place: Place },
): GeoFeature[] {
  const cells = rows.flatMap((row, r) => [...row].map((char, x): Cell => ({ char, x, y: -r - 1 })));
  const at = ({ x, y }: Cell, right: number, up: number) => rows[-(y + up) - 1]?.[x + right] ?? ' ';
  const isFloor = (char: string) => /[A-Z-]/.test(char);
  const parts = joined(cells.filter(({ char }) => char !== ' ')).map((part) => [box(part, -0.4, place)]);
  const outline: GeoFeature = {
    ...polygonFeature(id, { feature_type: 'level' }, parts[0] ?? []),
    ...(parts.length > 1 && {
      geometry: { type: 'MultiPolygon', coordinates: parts.map((rings) => rings.map(closed)) },
    }),
  };
  const units = joined(
    cells.filter(({ char }) => isFloor(char)),
    (one, other) => one.char === other.char,
  );
  const openings = ['+', '='].map((sort) => joined(cells.filter(({ char }) => char === sort)));
  return [outline, ...units.flatMap(toUnit), ...openings.flatMap((sort) => sort.map(toOpening))];

  function toUnit(unit: readonly Cell[], index: number): GeoFeature[] {
    const char = unit[0]?.char ?? '';
    const polygon = [box(unit, 0.4, place)];
    if (char !== '-') {
      const { id: own, steps: _, ...properties } = unitOf(char);
      return [polygonFeature(own, { feature_type: 'unit', ...properties }, polygon)];
    }
    const { minX, minY, maxX, maxY } = boxOf(unit.map(({ x, y }): Point => [x, y]));
    const middle = (minY + maxY + 1) / 2;
    const points: Point[] = [
      [minX + 0.5, middle],
      [maxX + 0.5, middle],
    ];
    return [
      polygonFeature(
        `${id}-corridor-${index}`,
        { feature_type: 'unit', category: 'walkway', name: 'Corridor' },
        polygon,
      ),
      lineFeature(
        `${id}-way-${index}`,
        { feature_type: 'way', category: 'corridor', width: 2 },
        points.map(place),
      ),
    ];
  }

  function toOpening(cellsOfOne: readonly Cell[], index: number): GeoFeature {
    const [first = { char: '', x: 0, y: 0 }] = cellsOfOne;
    const { minX, minY, maxX, maxY } = boxOf(cellsOfOne.map(({ x, y }): Point => [x, y]));
    const isUpright = isFloor(at(first, 1, 0)) || isFloor(at(first, -1, 0));
    const line: Point[] = isUpright
      ? [
          [minX + 0.5, minY],
          [minX + 0.5, maxY + 1],
        ]
      : [
          [minX, minY + 0.5],
          [maxX + 1, minY + 0.5],
        ];
    const [above, below] = [at(first, 0, 1), at(first, 0, -1)];
    const { steps } = /[A-Z]/.test(above + below)
      ? unitOf(/[A-Z]/.test(above) ? above : below)
      : { steps: undefined };
    return lineFeature(
      `${id}-${first.char === '=' ? 'entrance' : 'door'}-${index + 1}`,
      {
        feature_type: 'opening',
        category: first.char === '=' ? 'entrance' : 'door',
        ...(first.char === '=' && { name: 'Entrance' }),
        swing: 'none',
        leaves: cellsOfOne.length > 1 ? 2 : 1,
        ...(steps && { steps, steps_up: /[A-Z]/.test(above) ? 'left' : 'right' }),
      },
      line.map(place),
    );
  }

  function unitOf(char: string): DrawnUnit {
    const unit = legend[char];
    if (!unit) throw new RangeError(`Cannot draw ${id}: its legend has no ${char}`);
    return unit;
  }
}

/** Rotates counter-clockwise about the origin, then moves. */
export function turned(degrees: number, [dx, dy]: Point): (offset: Point) => Place {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([ox, oy]) =>
    ([x, y]) => [(x + ox) * cos - (y + oy) * sin + dx, (x + ox) * sin + (y + oy) * cos + dy];
}

/** Midpoint of an opening. */
export function thresholdOf(features: readonly GeoFeature[], id: string): Point {
  const shape = features.find((feature) => feature.id === id)?.geometry;
  const [from, to] = shape?.type === 'LineString' ? shape.coordinates : [];
  if (!from || !to) throw new RangeError(`Cannot find the opening "${id}"`);
  return midpoint(from, to);
}

function box(cells: readonly Cell[], beyond: number, place: Place): Point[] {
  const { minX, minY, maxX, maxY } = boxOf(cells.map(({ x, y }): Point => [x, y]));
  return rectangle(minX - beyond, minY - beyond, maxX + 1 + beyond, maxY + 1 + beyond).map(place);
}

function closed(ring: readonly Point[]): Point[] {
  return [...ring, ...ring.slice(0, 1)].map(toCentimetres);
}

/** Connected components of cells. */
function joined(cells: readonly Cell[], isOne: (one: Cell, other: Cell) => boolean = () => true): Cell[][] {
  const left = new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell]));
  return cells.flatMap((start) => {
    if (!left.delete(`${start.x} ${start.y}`)) return [];
    const group = [start];
    for (const { x, y } of group) {
      for (const key of [`${x + 1} ${y}`, `${x - 1} ${y}`, `${x} ${y + 1}`, `${x} ${y - 1}`]) {
        const next = left.get(key);
        if (!next || !isOne(start, next)) continue;
        left.delete(key);
        group.push(next);
      }
    }
    return [group];
  });
}
