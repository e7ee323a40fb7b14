import type { Point } from './point.ts';
import { type Box, boxOf, overlaps, type Polygon, sidesOf } from './polygon.ts';
import { crossingOf } from './segment.ts';

/** Limit of cells per box; a larger box is the grounds or a typo. */
const maxCells = 100_000;

/**
 * Spatial index: a uniform grid of square cells, each with the items whose box touches it. Rooms and walls have similar
 * sizes, so that no tree is needed.
 */
export class GridIndex<Item> {
  readonly #cells = new Map<string, number[]>();
  readonly #items: Item[] = [];
  readonly #boxes: Box[] = [];
  /** Items over the limit of cells, tested in every search. */
  readonly #large: number[] = [];
  readonly #cellSize: number;

  /** @param cellSize metres; about the size of one item */
  constructor(cellSize = 8) {
    this.#cellSize = cellSize;
  }

  add(item: Item, box: Box): void {
    const index = this.#items.push(item) - 1;
    this.#boxes.push(box);
    if (this.#cellsIn(box) > maxCells) {
      this.#large.push(index);
      return;
    }
    for (const key of this.#keysOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(index);
      else this.#cells.set(key, [index]);
    }
  }

  /** Items whose box touches the given one, in the order in which they were added. */
  search(box: Box): Item[] {
    const near =
      this.#cellsIn(box) > maxCells
        ? this.#items.keys()
        : [...[...this.#keysOf(box)].flatMap((key) => this.#cells.get(key) ?? []), ...this.#large];
    const found = new Set<number>();
    for (const index of near) if (overlaps(this.#boxes[index] as Box, box)) found.add(index);
    return [...found].sort((a, b) => a - b).map((index) => this.#items[index] as Item);
  }

  #cellsIn({ minX, minY, maxX, maxY }: Box): number {
    return ((maxX - minX) / this.#cellSize) * ((maxY - minY) / this.#cellSize);
  }

  *#keysOf({ minX, minY, maxX, maxY }: Box): Generator<string> {
    const size = this.#cellSize;
    for (let column = Math.floor(minX / size); column <= Math.floor(maxX / size); column++) {
      for (let row = Math.floor(minY / size); row <= Math.floor(maxY / size); row++) yield `${column}:${row}`;
    }
  }
}

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
