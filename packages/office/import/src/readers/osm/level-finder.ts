import { isInside, labelPoint, nearestOnSegment, sidesOf } from '@campusway/campus';
import { parseLevelTag } from '../../files/parse-level-tag.ts';
import { boxAreaOf } from '../../geometry/lines.ts';
import { type Guess, guess } from '../../guesses.ts';
import type { Position, SourceLevel, SourcePolygon } from '../../model.ts';
import { isYes } from './categories.ts';
import { type OsmThing, placeOf, type Tags } from './things.ts';

export interface OsmBuilding {
  readonly id: string;
  readonly tags: Tags;
  readonly areas: readonly SourcePolygon[];
}

/** Finds building and levels of an element; collects the named levels. */
export class LevelFinder {
  readonly #guesses: Guess[];
  readonly #buildings: readonly OsmBuilding[];
  /** Those with rooms or halls in them; all if no building has any. */
  readonly #mapped: readonly OsmBuilding[];
  /** Ordinals by their labels in the lift, in lower case. */
  readonly #ordinals = new Map<string, number>();
  readonly #refs = new Map<number, string>();
  readonly #levels = new Map<string, SourceLevel>();

  constructor(things: readonly OsmThing[], buildings: readonly OsmBuilding[], guesses: Guess[]) {
    this.#guesses = guesses;
    const sizeOf = ({ areas }: OsmBuilding) => boxAreaOf(areas.flat());
    this.#buildings = buildings.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const indoors = things.flatMap(({ tags, areas }) =>
      isYes(tags.indoor) ? (areas?.slice(0, 1) ?? []) : [],
    );
    const mapped = new Set(indoors.map((area) => this.buildingAround(labelPoint(area))));
    const own = this.#buildings.filter((building) => mapped.has(building));
    this.#mapped = own.length > 0 ? own : this.#buildings;
    for (const { tags } of things) {
      const ref = tags['level:ref']?.trim();
      const [level, ...others] = parseLevelTag(tags.level ?? '').levels;
      if (ref === undefined || level === undefined || others.length > 0) continue;
      this.#ordinals.set(ref.toLowerCase(), level);
      this.#refs.set(level, ref);
    }
  }

  get levels(): SourceLevel[] {
    return [...this.#levels.values()];
  }

  /** Ordinals of a thing from its tags; undefined if it has no such tag. */
  ordinalsOf(thing: OsmThing): readonly number[] | undefined {
    const { level, repeat_on: repeated } = thing.tags;
    if (level === undefined && repeated === undefined) return undefined;
    const { levels, wrong } = parseLevelTag([level, repeated].join(';'), this.#ordinals);
    for (const part of wrong) {
      const what = `Level "${part}" is left out`;
      const why = `"${part}" is not a level: write numbers as in "0", "1;2" or "0-3"`;
      guess(this.#guesses, 'left-out', { rule: 'bad-level', what, why, ...placeOf(thing) });
    }
    const halves = levels.map((ordinal) => Math.round(ordinal * 2) / 2);
    if (halves.some((half, i) => half !== levels[i])) {
      const what = `The level is ${halves.join(', ')}`;
      const why = `Its level is ${level}, and a college counts in halves`;
      guess(this.#guesses, 'assumed', { rule: 'level-rounded', what, why, ...placeOf(thing) });
    }
    return halves;
  }

  nearestBuilding(
    point: Position,
  ): { readonly building: OsmBuilding; readonly distance: number } | undefined {
    const distanceTo = ({ areas }: OsmBuilding) =>
      Math.min(
        ...areas
          .flat()
          .flatMap(sidesOf)
          .map((side) => nearestOnSegment(point, side).distance),
      );
    const [nearest] = this.#mapped
      .map((building) => ({ building, distance: distanceTo(building) }))
      .toSorted((a, b) => a.distance - b.distance);
    return nearest;
  }

  /** The largest one: a kiosk in a station belongs to the station. */
  buildingAround(point: Position): OsmBuilding | undefined {
    return this.#buildings.find(({ areas }) => areas.some((area) => isInside(point, area)));
  }

  /** Id of a level, which is added to the campus. */
  take(ordinal: number, building: OsmBuilding | undefined): string {
    const id = `${building?.id ?? 'indoor'} ${ordinal}`;
    if (!this.#levels.has(id)) {
      const shortName = this.#refs.get(ordinal) || undefined;
      this.#levels.set(id, { id, ordinal, names: {}, outline: [], buildingId: building?.id, shortName });
    }
    return id;
  }

  /** Sets outline and name of a level that is drawn itself (`indoor=level`). */
  draw(id: string, drawn: Pick<SourceLevel, 'names' | 'outline'>): void {
    const level = this.#levels.get(id);
    if (level) this.#levels.set(id, { ...level, ...drawn, outline: [...level.outline, ...drawn.outline] });
  }
}
