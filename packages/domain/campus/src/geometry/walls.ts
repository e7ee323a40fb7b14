import { GridIndex } from './grid-index.ts';
import type { Point } from './point.ts';
import { boxOf, type Polygon, sidesOf } from './polygon.ts';
import { crossingOf } from './segment.ts';

/** Outline of an area, indexed: a hall may have thousands of sides. */
export class Walls {
  readonly #index = new GridIndex<readonly [Point, Point]>(8);

  constructor(polygon: Polygon) {
    for (const side of polygon.flatMap(sidesOf)) this.#index.add(side, boxOf(side));
  }

  /** Whether a straight line crosses no side. */
  isFree(line: readonly [Point, Point]): boolean {
    return !this.#index.search(boxOf(line)).some((side) => crossingOf(line, side) !== undefined);
  }
}
