import { midpoint, type Point, type UnitFeature, type UnitFinder } from '@campusway/campus';
import type { Guess, SourceOpening, SourceWay } from '../model.ts';

/** An opening of one level, in metres; a derived one has no `source`. */
export interface FloorOpening {
  readonly id: string;
  readonly line: readonly [Point, Point];
  readonly source?: SourceOpening;
  /** Of a derived opening: a door, not a passage. */
  readonly isDoor?: boolean;
  /** Of a derived opening: it leads outdoors. */
  readonly isEntrance?: boolean;
}

/** A way of one level, in metres; a derived one has no `source`. */
export interface FloorWay {
  readonly id: string;
  readonly points: readonly Point[];
  readonly source?: SourceWay;
}

/** Units, openings and ways of one level, in metres. */
export interface Floor {
  /** Id in the college. */
  readonly level: string;
  /** Without those that are too small or cross themselves; smaller ones first, so that a kiosk is found before its hall. */
  readonly units: readonly UnitFeature[];
  /** Ids of the units that are steps within the level. */
  readonly steps: ReadonlySet<string>;
  readonly openings: readonly FloorOpening[];
  /** Ways of the source. */
  readonly ways: readonly FloorWay[];
  readonly guesses: Guess[];
}

/** Ids of the units that ways lead through. */
export function walkedUnits({ ways }: Floor, finder: UnitFinder): ReadonlySet<string | undefined> {
  return new Set(
    ways.flatMap(({ points }) =>
      points.slice(1).map((to, i) => finder.at(midpoint(points[i] ?? to, to))?.id),
    ),
  );
}
