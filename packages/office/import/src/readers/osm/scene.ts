import { isInside, labelPoint, nearestOnSegment, sidesOf } from '@campusway/campus';
import { guess } from '../../guesses.ts';
import type {
  Guess,
  Names,
  Position,
  SourceAmenity,
  SourceOccupant,
  SourceOpening,
  SourceUnit,
  SourceWay,
} from '../../model.ts';
import { cleanText } from '../clean-text.ts';
import { isYes } from './categories.ts';
import { LevelFinder, type OsmBuilding } from './level-finder.ts';
import { type OsmThing, placeOf } from './shapes.ts';

/** Degrees, two metres: a door is on a wall. */
const onWall = 2e-5;
/** Degrees, a third of a metre. */
const inWall = 3e-6;

/** What has been made of the things so far, and what all of them need. */
export class OsmScene {
  readonly things: readonly OsmThing[];
  readonly guesses: Guess[];
  readonly buildings: readonly OsmBuilding[];
  readonly finder: LevelFinder;
  readonly openings: SourceOpening[] = [];
  readonly ways: SourceWay[] = [];
  readonly amenities: SourceAmenity[] = [];
  readonly occupants: SourceOccupant[] = [];
  readonly #units: SourceUnit[] = [];
  readonly #unitsByLevel = new Map<string | undefined, SourceUnit[]>();
  readonly #unitsByCorner = new Map<string, SourceUnit[]>();
  readonly #used = new Set<string>();

  constructor(things: readonly OsmThing[], guesses: Guess[]) {
    this.things = things;
    this.guesses = guesses;
    this.buildings = buildingsOf(things);
    this.finder = new LevelFinder(things, this.buildings, guesses);
  }

  get units(): readonly SourceUnit[] {
    return this.#units;
  }

  addUnit(unit: SourceUnit): void {
    this.#units.push(unit);
    listIn(this.#unitsByLevel, unit.levelId).push(unit);
    for (const corner of new Set(unit.polygon.flat().map(String)))
      listIn(this.#unitsByCorner, corner).push(unit);
  }

  /** Units that have the position as a corner of their outline. */
  unitsBeside(position: Position): readonly SourceUnit[] {
    return this.#unitsByCorner.get(String(position)) ?? [];
  }

  /** Units of the only level that have the position within a third of a metre of a wall; none where there are several levels. */
  unitsWithin(position: Position): readonly SourceUnit[] {
    const [level, ...others] = this.finder.levels;
    if (!level || others.length > 0) return [];
    return (this.#unitsByLevel.get(level.id) ?? []).filter(({ polygon }) =>
      polygon.flatMap(sidesOf).some((side) => nearestOnSegment(position, side).distance < inWall),
    );
  }

  unitAt(point: Position, levelId: string, categories?: readonly string[]): SourceUnit | undefined {
    return this.#unitsByLevel
      .get(levelId)
      ?.find(
        (unit) =>
          (categories ? categories.includes(unit.category) : unit.category !== 'structure') &&
          isInside(point, unit.polygon),
      );
  }

  buildingOf(thing: OsmThing, point: Position): OsmBuilding | undefined {
    const around = this.finder.buildingAround(point);
    const building = around ?? this.finder.nearestBuilding(point)?.building;
    if (!around && building) {
      const what = `It belongs to the building "${building.tags.name ?? building.id}"`;
      const why = 'It lies in no building, and this one is the nearest';
      this.guess('assumed', thing, { rule: 'outside-building', what, why });
    }
    if (building) this.#used.add(building.id);
    return building;
  }

  /**
   * Whether a point is in a building that has rooms in the file. Beside buildings only what is above or below the grounds
   * is: paths and squares have the level 0 too.
   */
  hasPlan(point: Position, ordinals: readonly number[] = [0]): boolean {
    if (this.buildings.length === 0) return true;
    const around = this.finder.buildingAround(point);
    if (around) return this.hasRooms(around);
    const { building, distance } = this.finder.nearestBuilding(point) ?? {};
    if (!building || distance === undefined || !this.hasRooms(building)) return false;
    return distance < onWall || !ordinals.includes(0);
  }

  hasRooms({ id }: Pick<OsmBuilding, 'id'>): boolean {
    return this.#used.has(id);
  }

  assumeGround(thing: OsmThing): readonly number[] {
    this.guess('assumed', thing, { rule: 'no-level', what: 'It is on level 0', why: 'It has no "level"' });
    return [0];
  }

  guess(kind: Guess['kind'], thing: OsmThing, words: Pick<Guess, 'rule' | 'what' | 'why'>): void {
    guess(this.guesses, kind, { ...words, ...placeOf(thing) });
  }

  /** Tells of a named thing with a level whose other tags do not say what it is. */
  reportUnread(thing: OsmThing): void {
    const { level, name } = thing.tags;
    if (level === undefined || name === undefined) return;
    const why = 'Its tags do not say what it is: rooms need "indoor=room", halls "indoor=corridor"';
    this.guess('left-out', thing, { rule: 'unread', what: `"${name}" is left out`, why });
  }

  text(thing: Pick<OsmThing, 'id' | 'line'>, text: string | undefined): string | undefined {
    return cleanText(text, this.guesses, placeOf(thing));
  }

  names(thing: Pick<OsmThing, 'id' | 'line' | 'tags'>): Names {
    return Object.fromEntries(
      Object.entries(thing.tags).flatMap(([key, value]) => {
        const [isName, language] = /^name(?::([a-z]{2,3}(?:[-_][A-Za-z]+)?))?$/.exec(key) ?? [];
        const text = isName && this.text(thing, value);
        return text ? [[language?.replace('_', '-') ?? 'und', text]] : [];
      }),
    );
  }

  otherNames(thing: OsmThing): string[] {
    const keys = ['alt_name', 'short_name', 'loc_name', 'old_name', 'official_name'];
    return keys
      .flatMap((key) => thing.tags[key]?.split(';') ?? [])
      .flatMap((name) => this.text(thing, name) ?? []);
  }
}

/**
 * Building outlines, with ids that are none of a college: it gets one from the name, since addresses have it. Parts of
 * buildings where nothing else says where the building is.
 */
function buildingsOf(things: readonly OsmThing[]): OsmBuilding[] {
  const shapes = things.flatMap(({ id, tags, areas }) =>
    areas && isBuilding(tags) ? [{ id: id.replace('-', '/'), tags, areas }] : [],
  );
  const whole = shapes.filter(({ tags }) => isYes(tags.building));
  const parts = shapes.filter(
    ({ tags, areas: [area] }) =>
      !isYes(tags.building) &&
      area &&
      !whole.some(({ areas }) => areas.some((outline) => isInside(labelPoint(area), outline))),
  );
  return [...whole, ...parts];
}

export function isBuilding(tags: OsmThing['tags']): boolean {
  const { building } = tags;
  const isHouse = isYes(building) && building !== 'roof' && building !== 'carport';
  return (isHouse || isYes(tags['building:part'])) && !('indoor' in tags);
}

function listIn<Key, Item>(map: Map<Key, Item[]>, key: Key): Item[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
