import type { LevelPlan } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, type Ring } from '../geometry/polygon.ts';
import { circle, type Mark } from './mark.ts';

/** Distances from the fence in metres. */
const verge = 5;
const street = 13;
const treeLine = 17;
const meadow = 140;
/** Reach of the meadow's green, which fades in steps. */
const fading = [2, 2.7, 3.6].map((times) => times * meadow);
/** Metres between two trees. */
const spacing = 12;

export type Surroundings = ReturnType<typeof toSurroundings>;

/**
 * Surroundings of a drawing that ends at its fence: a verge, a street, a row of trees and a meadow. Undefined for a plan
 * that continues beyond its outline, whose streets are drawn.
 */
export function toSurroundings({ outline, units, ways }: Pick<LevelPlan, 'outline' | 'units' | 'ways'>) {
  const [fence] = outline;
  if (!fence || outline.length > 1) return undefined;
  const { minX, minY, maxX, maxY } = boxOf(fence);
  const drawn = [...units.flatMap(({ polygon }) => polygon.flat()), ...ways.flatMap(({ points }) => points)];
  const isBeyond = ([x, y]: Point) => x < minX - 1 || x > maxX + 1 || y < minY - 1 || y > maxY + 1;
  if (drawn.some(isBeyond)) return undefined;
  return { fence, trees: treesAround([minX, minY, maxX, maxY]) };
}

/** Around the fence, under everything else: bands as strokes of the fence, whose inner half the site covers. */
export function surroundingMarks({ fence, trees }: NonNullable<Surroundings>): readonly Mark[] {
  const band = (metres: number) => ({ rings: [fence] as readonly Ring[], width: 2 * metres }) as const;
  return [
    ...fading.map((metres): Mark => ({ ...band(metres), stroke: 'green', opacity: 0.11 })),
    { ...band(street + 0.4), stroke: 'pathEdge', opacity: 0.7, join: 'miter' },
    { ...band(street), stroke: 'path', join: 'miter' },
    { ...band(verge), stroke: 'green', opacity: 0.75, join: 'miter' },
    { arcs: trees, fill: 'crown', stroke: 'crownEdge', width: 0.3, opacity: 0.6 },
    { rings: [fence], fill: 'ground' },
  ];
}

/** A row of trees along the street, and scattered ones on the meadow behind it. */
function treesAround([minX, minY, maxX, maxY]: readonly [number, number, number, number]) {
  const [west, south, east, north] = [minX - treeLine, minY - treeLine, maxX + treeLine, maxY + treeLine];
  const along = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) }, (_, i) => from + step * (i + 0.5));
  const row: Point[] = [
    ...along(west, east, spacing).flatMap((x): Point[] => [
      [x, south],
      [x, north],
    ]),
    ...along(south, north, spacing).flatMap((y): Point[] => [
      [west, y],
      [east, y],
    ]),
  ];
  const isMeadow = ([x, y]: Point) =>
    x < west - spacing || x > east + spacing || y < south - spacing || y > north + spacing;
  const scattered = along(west - meadow, east + meadow, 2 * spacing)
    .flatMap((x) => along(south - meadow, north + meadow, 2 * spacing).map((y): Point => [x, y]))
    .map(([x, y], i): Point => [x + spacing * noise(i), y + spacing * noise(i + 0.5)])
    .filter((point, i) => isMeadow(point) && noise(7 * i) > -0.3);
  return [...row, ...scattered].map((point, i) => circle(point, 1.9 + (i % 3) * 0.4));
}

/** Between -1 and 1, the same for the same seed. */
function noise(seed: number): number {
  return Math.sin(9.17 * seed ** 2);
}
