interface Sizes {
  /** Height of the stage. */
  readonly height: number;
  /** Height of the part visible at the lowest stop. */
  readonly peek: number;
  /** Height of the stage above the highest stop. */
  readonly gap: number;
}

export type Stops = readonly [peek: number, half: number, full: number];

/** Scroll position of each stop, CSS pixels. The stylesheet has the same values. */
export function stopsOf({ height, peek, gap }: Sizes): Stops {
  return [0, Math.max(0, height / 2 - peek), Math.max(0, height - gap - peek)];
}

/** The lowest stop at or above a scroll position, or the position itself. */
export function findStop(position: number, stops: Stops): number {
  return stops.find((top) => top >= position) ?? position;
}
