import type { OpeningFeature, UnitFeature } from '../geometry/features.ts';
import { GridIndex } from '../geometry/grid-index.ts';
import { midpoint, type Point } from '../geometry/point.ts';
import { boxOf, isInside } from '../geometry/polygon.ts';

/** Distance in metres from the line of an opening to a point safely inside the unit behind it: it opens the walls up to there. */
export const halfDoorway = 0.4;

export interface Side {
  /** Side of the opening's line, from hinge to lock. */
  readonly hand: 'left' | 'right';
  readonly unit: UnitFeature;
  /** A point inside the unit, just behind the opening. */
  readonly inside: Point;
}

/** Finds the unit at a point, and the units that an opening joins. */
export class UnitFinder {
  readonly #index = new GridIndex<UnitFeature>(10);

  constructor(units: Iterable<UnitFeature>) {
    for (const unit of units) this.#index.add(unit, boxOf(unit.polygon.flat()));
  }

  at(point: Point): UnitFeature | undefined {
    return this.#index.search(boxOf([point])).find((unit) => isInside(point, unit.polygon));
  }

  /** Two sides for an inner door, one for a door to the outside. */
  sidesOf({ line: [a, b] }: Pick<OpeningFeature, 'line'>): Side[] {
    const [x, y] = midpoint(a, b);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * halfDoorway, ((b[0] - a[0]) / length) * halfDoorway];
    const points: readonly Pick<Side, 'hand' | 'inside'>[] = [
      { hand: 'left', inside: [x + nx, y + ny] },
      { hand: 'right', inside: [x - nx, y - ny] },
    ];
    return points.flatMap((side) => {
      const unit = this.at(side.inside);
      return unit ? [{ ...side, unit }] : [];
    });
  }
}
