interface Sizes {
  /** Height of the stage. */
  readonly height: number;
  /** Height of what is in view at the lowest stop. */
  readonly peek: number;
  /** What the highest stop leaves of the stage. */
  readonly gap: number;
}

export type Stops = readonly [peek: number, half: number, full: number];

/** How far the sheet is scrolled up at each stop, CSS pixels. The stylesheet has the same figures. */
export function stopsOf({ height, peek, gap }: Sizes): Stops {
  return [0, Math.max(0, height / 2 - peek), Math.max(0, height - gap - peek)];
}

/** The lowest stop that uncovers so much, or where none does, just so much. */
export function findStop(uncovered: number, stops: Stops): number {
  return stops.find((top) => top >= uncovered) ?? uncovered;
}
