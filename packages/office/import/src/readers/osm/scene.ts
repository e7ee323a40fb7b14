import { isInside, labelPoint, nearestOnSegment, sidesOf } from '@campusway/campus';
import { cleanText } from '../../files/clean-text.ts';
import { type Guess, guess } from '../../guesses.ts';
import type {
  Names,
  Position,
  SourceAmenity,
  SourceOccupant,
  SourceOpening,
  SourceUnit,
  SourceWay,
} from '../../model.ts';
import { isYes } from './categories.ts';
import { LevelFinder, type OsmBuilding } from './level-finder.ts';
import { idOnLevel, type OsmThing, placeOf } from './things.ts';

/** Degrees, two metres: a door is on a wall. */
const onWall = 2e-5;
/** Degrees, a third of a metre. */
const inWall = 3e-6;

type Named = Pick<OsmThing, 'id' | 'line' | 'tags'>;

/** Results so far, and queries that the readers of all kinds of things need. */
export class OsmScene {
  readonly things: readonly OsmThing[];
  readonly guesses: Guess[];
  readonly buildings: readonly OsmBuilding[];
  readonly finder: LevelFinder;
  readonly units: SourceUnit[] = [];
  readonly openings: SourceOpening[] = [];
  readonly ways: SourceWay[] = [];
  readonly amenities: SourceAmenity[] = [];
  readonly occupants: SourceOccupant[] = [];
  readonly #unitsByLevel = new Map<string | undefined, SourceUnit[]>();
  readonly #unitsByCorner = new Map<string, SourceUnit[]>();
  readonly #used = new Set<string>();

  constructor(things: readonly OsmThing[], guesses: Guess[]) {
    this.things = things;
    this.guesses = guesses;
    this.buildings = buildingsOf(things);
    this.finder = new LevelFinder(things, this.buildings, guesses);
  }

  addUnit(unit: SourceUnit): void {
    this.units.push(unit);
    addTo(this.#unitsByLevel, unit.levelId, unit);
    for (const corner of new Set(unit.polygon.flat().map(String))) addTo(this.#unitsByCorner, corner, unit);
  }

  /** Units that have the position as a corner of their outline. */
  unitsBeside(position: Position): readonly SourceUnit[] {
    return this.#unitsByCorner.get(String(position)) ?? [];
  }

  /** Units that have the position within a third of a metre of a wall; none if there are several levels. */
  unitsWithin(position: Position): readonly SourceUnit[] {
    const [level, ...others] = this.finder.levels;
    if (!level || others.length > 0) return [];
    return (this.#unitsByLevel.get(level.id) ?? []).filter(({ polygon }) =>
      polygon.flatMap(sidesOf).some((side) => nearestOnSegment(position, side).distance < inWall),
    );
  }

  unitAt(point: Position, levelId: string, categories?: readonly string[]): SourceUnit | undefined {
    const isWanted = ({ category }: SourceUnit) =>
      categories ? categories.includes(category) : category !== 'structure';
    return this.#unitsByLevel.get(levelId)?.find((unit) => isWanted(unit) && isInside(point, unit.polygon));
  }

  buildingOf(thing: OsmThing, point: Position): OsmBuilding | undefined {
    const around = this.finder.buildingAround(point);
    const building = around ?? this.finder.nearestBuilding(point)?.building;
    if (!around && building) {
      const what = `It belongs to the building "${building.tags.name ?? building.id}"`;
      const why = 'It is not inside a building, and this one is the nearest';
      this.guess('assumed', thing, { rule: 'outside-building', what, why });
    }
    if (building) this.#used.add(building.id);
    return building;
  }

  /**
   * Whether a point is in a building that has rooms in the file. Beside buildings only points above or below the grounds
   * are: paths and squares have the level 0 too.
   */
  hasPlan(point: Position, ordinals: readonly number[] = [0]): boolean {
    if (this.buildings.length === 0) return true;
    const around = this.finder.buildingAround(point);
    if (around) return this.hasRooms(around);
    const { building, distance = Infinity } = this.finder.nearestBuilding(point) ?? {};
    return building !== undefined && this.hasRooms(building) && (distance < onWall || !ordinals.includes(0));
  }

  hasRooms({ id }: Pick<OsmBuilding, 'id'>): boolean {
    return this.#used.has(id);
  }

  /** A thing on each of its levels, with an id for each; without a level if it is outdoors. */
  onLevels(
    thing: OsmThing,
    {
      ordinals,
      point,
      isInside: isIndoors,
    }: { ordinals: readonly number[] | undefined; point: Position; isInside: boolean },
  ): { readonly id: string; readonly levelId?: string }[] {
    if (!isIndoors) return [{ id: thing.id }];
    const building = this.buildingOf(thing, point);
    const levels = ordinals ?? this.assumeGround(thing);
    return levels.map((ordinal) => ({
      id: levels.length > 1 ? idOnLevel(thing.id, ordinal) : thing.id,
      levelId: this.finder.take(ordinal, building),
    }));
  }

  assumeGround(thing: OsmThing): readonly number[] {
    this.guess('assumed', thing, { rule: 'no-level', what: 'It is on level 0', why: 'It has no "level"' });
    return [0];
  }

  guess(kind: Guess['kind'], thing: OsmThing, words: Pick<Guess, 'rule' | 'what' | 'why'>): void {
    guess(this.guesses, kind, { ...words, ...placeOf(thing) });
  }

  /** Reports a named thing with a level that no other tag describes. */
  reportUnread(thing: OsmThing): void {
    const { level, name } = thing.tags;
    if (level === undefined || name === undefined) return;
    const why = 'Its tags do not state its kind: rooms need "indoor=room", halls "indoor=corridor"';
    this.guess('left-out', thing, { rule: 'unread', what: `"${name}" is left out`, why });
  }

  text(thing: Named, text: string | undefined): string | undefined {
    return cleanText(text, this.guesses, placeOf(thing));
  }

  names(thing: Named): Names {
    return Object.fromEntries(
      Object.entries(thing.tags).flatMap(([key, value]) => {
        const [isName, language] = /^name(?::([a-z]{2,3}(?:[-_][A-Za-z]+)?))?$/.exec(key) ?? [];
        const text = isName && this.text(thing, value);
        return text ? [[language?.replace('_', '-') ?? 'und', text]] : [];
      }),
    );
  }

  otherNames(thing: OsmThing): string[] {
    return ['alt_name', 'short_name', 'loc_name', 'old_name', 'official_name']
      .flatMap((key) => thing.tags[key]?.split(';') ?? [])
      .flatMap((name) => this.text(thing, name) ?? []);
  }
}

/**
 * Building outlines, and parts of buildings that no outline contains. Their ids are not valid in a college: it makes ids
 * from the names, since they are in addresses.
 */
function buildingsOf(things: readonly OsmThing[]): OsmBuilding[] {
  const shapes = things.flatMap(({ id, tags, areas }) =>
    areas && isBuilding(tags) ? [{ id: id.replace('-', '/'), tags, areas }] : [],
  );
  const whole = shapes.filter(({ tags }) => isYes(tags.building));
  const outlines = whole.flatMap(({ areas }) => areas);
  const parts = shapes.filter(({ tags, areas: [area] }) => {
    if (isYes(tags.building) || !area) return false;
    return !outlines.some((outline) => isInside(labelPoint(area), outline));
  });
  return [...whole, ...parts];
}

export function isBuilding(tags: OsmThing['tags']): boolean {
  const { building } = tags;
  const isHouse = isYes(building) && building !== 'roof' && building !== 'carport';
  return (isHouse || isYes(tags['building:part'])) && !('indoor' in tags);
}

function addTo<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = map.get(key) ?? [];
  map.set(key, list);
  list.push(item);
}
