import { boxOf, isInside, labelPoint, nearestOnSegment, sidesOf } from '@campusway/campus';
import { guess } from '../../guesses.ts';
import type { Guess, Position, SourceLevel, SourcePolygon } from '../../model.ts';
import { isYes } from './categories.ts';
import type { Tags } from './elements.ts';
import { parseLevelTag } from './levels.ts';
import { type OsmThing, placeOf } from './shapes.ts';

export interface OsmBuilding {
  readonly id: string;
  readonly tags: Tags;
  readonly areas: readonly SourcePolygon[];
}

/** Finds building and levels of an element; collects the named levels. */
export class LevelFinder {
  readonly #guesses: Guess[];
  readonly #buildings: readonly OsmBuilding[];
  /** Those with rooms or halls in them; all where no building has any. */
  readonly #mapped: readonly OsmBuilding[];
  /** Ordinals by what is written in the lift. */
  readonly #ordinals = new Map<string, number>();
  readonly #refs = new Map<number, string>();
  readonly #levels = new Map<string, SourceLevel>();

  constructor(things: readonly OsmThing[], buildings: readonly OsmBuilding[], guesses: Guess[]) {
    this.#guesses = guesses;
    this.#buildings = buildings.toSorted((a, b) => sizeOf(b.areas) - sizeOf(a.areas));
    const indoors = things.flatMap(({ tags, areas }) =>
      isYes(tags.indoor) && areas ? areas.slice(0, 1) : [],
    );
    const mapped = new Set(indoors.map((area) => this.buildingAround(labelPoint(area))));
    const own = this.#buildings.filter((building) => mapped.has(building));
    this.#mapped = own.length > 0 ? own : this.#buildings;
    for (const { tags } of things) {
      const ref = tags['level:ref'];
      const { levels } = parseLevelTag(tags.level ?? '');
      const [level, ...others] = levels;
      if (ref === undefined || level === undefined || others.length > 0) continue;
      this.#ordinals.set(ref.trim().toLowerCase(), level);
      this.#refs.set(level, ref.trim());
    }
  }

  get levels(): SourceLevel[] {
    return [...this.#levels.values()];
  }

  /** Ordinals of a thing as its tags have them; undefined where it has no such tag. */
  ordinalsOf(thing: OsmThing): readonly number[] | undefined {
    const { level, repeat_on: repeated } = thing.tags;
    if (level === undefined && repeated === undefined) return undefined;
    const { levels, wrong } = parseLevelTag([level, repeated].join(';'), this.#ordinals);
    for (const part of wrong) {
      const why = `"${part}" is no level: write numbers as in "0", "1;2" or "0-3"`;
      guess(this.#guesses, 'left-out', {
        rule: 'bad-level',
        what: `Level "${part}" is left out`,
        why,
        ...placeOf(thing),
      });
    }
    const halves = levels.map((ordinal) => Math.round(ordinal * 2) / 2);
    if (halves.some((half, i) => half !== levels[i])) {
      const why = `Its level is ${level}, and a college counts in halves`;
      guess(this.#guesses, 'assumed', {
        rule: 'level-rounded',
        what: `The level is ${halves.join(', ')}`,
        why,
        ...placeOf(thing),
      });
    }
    return halves;
  }

  nearestBuilding(
    point: Position,
  ): { readonly building: OsmBuilding; readonly distance: number } | undefined {
    const [nearest] = this.#mapped
      .map((building) => ({ building, distance: distanceTo(point, building.areas) }))
      .toSorted((a, b) => a.distance - b.distance);
    return nearest;
  }

  /** The largest one: a kiosk in a station is in the station. */
  buildingAround(point: Position): OsmBuilding | undefined {
    return this.#buildings.find(({ areas }) => areas.some((area) => isInside(point, area)));
  }

  /** Id of a level, which the campus has from now on. */
  take(ordinal: number, building: OsmBuilding | undefined): string {
    const id = `${building?.id ?? 'indoor'} ${ordinal}`;
    if (!this.#levels.has(id)) {
      const shortName = this.#refs.get(ordinal);
      this.#levels.set(id, {
        ...{ id, ordinal, names: {}, outline: [] },
        ...(building && { buildingId: building.id }),
        ...(shortName && { shortName }),
      });
    }
    return id;
  }

  /** Outline and name of a level that is drawn itself (`indoor=level`). */
  draw(id: string, drawn: Pick<SourceLevel, 'names' | 'outline'>): void {
    const level = this.#levels.get(id);
    if (level) this.#levels.set(id, { ...level, ...drawn, outline: [...level.outline, ...drawn.outline] });
  }
}

/** Degrees of the box around all parts, to compare. */
function sizeOf(areas: readonly SourcePolygon[]): number {
  const { minX, minY, maxX, maxY } = boxOf(areas.flat(2));
  return (maxX - minX) * (maxY - minY);
}

function distanceTo(point: Position, areas: readonly SourcePolygon[]): number {
  const sides = areas.flatMap((area) => area.flatMap(sidesOf));
  return sides.reduce(
    (least, side) => Math.min(least, nearestOnSegment(point, side).distance),
    Number.POSITIVE_INFINITY,
  );
}
