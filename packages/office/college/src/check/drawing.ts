import {
  type DerivedGraph,
  deriveWalkingGraph,
  type Levels,
  type MapFeature,
  type PlaceStop,
  placeOfRoom,
  placeStops,
  toFeatures,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import type { Sources } from '../source/college-source.ts';
import { RoomNumbers, toLevels } from '../source/read-drawing.ts';

export type DrawingSources = Pick<Sources, 'geometry' | 'buildings'> & Partial<Pick<Sources, 'rooms'>>;

export interface LocatedFeature {
  readonly file: string;
  readonly pointer: string;
}

interface PlacedFeature extends LocatedFeature {
  readonly isImported: boolean;
}

/** The geometry files as one drawing, with cached data that several rules need. */
export class Drawing {
  readonly levels: Levels;
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly stops: readonly PlaceStop[];
  readonly #places = new Map<MapFeature, PlacedFeature>();
  readonly #byId = new Map<string, MapFeature>();
  /** By id of the room's place. */
  readonly #byRoom = new Map<string, MapFeature>();
  readonly #byType: ReadonlyMap<MapFeature['type'], readonly MapFeature[]>;
  readonly #unitsByLevel: ReadonlyMap<number, readonly UnitFeature[]>;
  readonly #finders = new Map<number, UnitFinder>();

  private constructor({ geometry, buildings, rooms = [] }: DrawingSources) {
    const all = buildings.flatMap(({ content }) => content.buildings);
    this.levels = toLevels(all);
    const names = new RoomNumbers(
      all,
      rooms.map(({ content }) => content),
    );
    // A file of an unknown level has a separate finding.
    const drawn = geometry.filter(({ content }) => this.levels.some(({ id }) => id === content.level));
    this.features = drawn.flatMap(({ path, content }) =>
      toFeatures(content, this.levels).map((raw, i) => {
        const feature = names.rename(raw, this.levels);
        const isImported = content.imported !== undefined;
        this.#places.set(feature, { file: path, pointer: `/features/${i}`, isImported });
        this.#byId.set(feature.id, feature);
        if (feature.type === 'unit' && feature.room) this.#byRoom.set(placeOfRoom(feature.room), feature);
        return feature;
      }),
    );
    this.#byType = Map.groupBy(this.features, ({ type }) => type);
    this.#unitsByLevel = Map.groupBy(this.all('unit'), ({ level }) => level);
    this.derived = deriveWalkingGraph(this.features);
    this.stops = placeStops(this.features, this.derived);
  }

  static readonly #cache = new WeakMap<Sources['geometry'], Drawing>();

  static of(sources: DrawingSources): Drawing {
    const known = Drawing.#cache.get(sources.geometry) ?? new Drawing(sources);
    Drawing.#cache.set(sources.geometry, known);
    return known;
  }

  placeOf(feature: MapFeature): LocatedFeature {
    const { file, pointer } = this.#places.get(feature) ?? { file: 'geometry', pointer: '' };
    return { file, pointer };
  }

  placeOfStop(id: string): LocatedFeature {
    const feature = this.find(id) ?? this.#byRoom.get(id);
    return feature ? this.placeOf(feature) : { file: 'geometry', pointer: '' };
  }

  isImported(feature: MapFeature): boolean {
    return this.#places.get(feature)?.isImported === true;
  }

  find(id: string): MapFeature | undefined {
    return this.#byId.get(id);
  }

  all<Type extends MapFeature['type']>(type: Type): readonly Extract<MapFeature, { type: Type }>[] {
    return (this.#byType.get(type) ?? []) as readonly Extract<MapFeature, { type: Type }>[];
  }

  unitsOn(level: number): readonly UnitFeature[] {
    return this.#unitsByLevel.get(level) ?? [];
  }

  finderOn(level: number): UnitFinder {
    const known = this.#finders.get(level) ?? new UnitFinder(this.unitsOn(level));
    this.#finders.set(level, known);
    return known;
  }
}

/** Name of a feature in messages: `room 205`, or its name and id. */
export function nameOf(feature: MapFeature): string {
  if (feature.type === 'unit' && feature.room) return `room ${feature.room}`;
  const kind = feature.type === 'unit' ? feature.category : feature.type;
  return `${feature.name ?? kind} "${feature.id}"`;
}
