import { midpoint, type Point, type Polygon, type UnitFeature, type UnitFinder } from '@campusway/campus';
import { type Line, segmentsOf } from '../../geometry/lines.ts';
import type { Guess } from '../../guesses.ts';
import type { SourceOpening, SourceUnit, SourceWay } from '../../model.ts';
import type { UnitCategory } from './categories.ts';

/** A unit of the source, on a level of the college. */
export interface RoomUnit {
  readonly source: SourceUnit;
  readonly category: UnitCategory;
  /** Id of its level in the college. */
  readonly level: string;
  readonly building: string;
}

/** A unit of the source, drawn in the college. */
export interface PlacedUnit extends RoomUnit {
  /** Id in the college. */
  readonly id: string;
  readonly ordinal: number;
  readonly polygon: Polygon;
}

/** An opening of one level, in metres; a derived one has no `source`. */
export interface FloorOpening {
  readonly id: string;
  readonly line: Line;
  readonly source?: SourceOpening;
  /** Id of the level behind it in the college, if that is in another building. */
  readonly toLevel?: string | undefined;
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
  /** Smaller ones first, so that a kiosk is found before its hall. */
  readonly units: readonly UnitFeature[];
  /** Ids of the units that are steps within the level. */
  readonly steps: ReadonlySet<string>;
  readonly openings: readonly FloorOpening[];
  /** Ways of the source. */
  readonly ways: readonly FloorWay[];
  readonly guesses: Guess[];
}

/** A level with the facts of its source that the drawing needs. */
export interface SourceFloor extends Floor {
  readonly building: string;
  readonly ordinal: number;
  /** In the order of `units`. */
  readonly placed: readonly PlacedUnit[];
  /** Outline in the source; may be empty. */
  readonly outline: readonly Polygon[];
  readonly isHere: (thing: { readonly levelId?: string }) => boolean;
}

/** The units that a way leads through, one for each of its segments. */
export function unitsAlong({ points }: FloorWay, finder: UnitFinder): (UnitFeature | undefined)[] {
  return segmentsOf(points).map((segment) => finder.at(midpoint(...segment)));
}

/** Ids of the units that ways lead through. */
export function walkedUnits({ ways }: Floor, finder: UnitFinder): ReadonlySet<string | undefined> {
  return new Set(ways.flatMap((way) => unitsAlong(way, finder).map((unit) => unit?.id)));
}
