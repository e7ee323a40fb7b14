import {
  type DerivedGraph,
  deriveWalkingGraph,
  type GeoCollection,
  type MapFeature,
  type PlaceStop,
  placeStops,
  toFeatures,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import type { Sourced } from './sources.ts';

export interface LocatedFeature {
  readonly file: string;
  readonly pointer: string;
}

/** The geometry files read as one drawing, with what several rules ask of it, worked out once. */
export class Drawing {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly stops: readonly PlaceStop[];
  readonly #places = new Map<MapFeature, LocatedFeature>();
  readonly #byId = new Map<string, MapFeature>();
  readonly #finders = new Map<number, UnitFinder>();

  private constructor(files: readonly Sourced<GeoCollection>[]) {
    this.features = files.flatMap(({ path, content }) =>
      toFeatures(content).map((feature, i) => {
        this.#places.set(feature, { file: path, pointer: `/features/${i}` });
        this.#byId.set(feature.id, feature);
        return feature;
      }),
    );
    this.derived = deriveWalkingGraph(this.features);
    this.stops = placeStops(this.features, this.derived);
  }

  static readonly #known = new WeakMap<readonly Sourced<GeoCollection>[], Drawing>();

  static of(files: readonly Sourced<GeoCollection>[]): Drawing {
    const known = Drawing.#known.get(files) ?? new Drawing(files);
    Drawing.#known.set(files, known);
    return known;
  }

  placeOf(feature: MapFeature): LocatedFeature {
    return this.#places.get(feature) ?? { file: 'geometry', pointer: '' };
  }

  find(id: string): MapFeature | undefined {
    return this.#byId.get(id);
  }

  all<Type extends MapFeature['type']>(type: Type): Extract<MapFeature, { type: Type }>[] {
    return this.features.flatMap((feature) =>
      feature.type === type ? [feature as Extract<MapFeature, { type: Type }>] : [],
    );
  }

  unitsOn(level: number): UnitFeature[] {
    return this.all('unit').filter((unit) => unit.level === level);
  }

  finderOn(level: number): UnitFinder {
    const known = this.#finders.get(level) ?? new UnitFinder(this.unitsOn(level));
    this.#finders.set(level, known);
    return known;
  }
}

/** What a person calls a feature: "Room 205", or its name and id. */
export function nameOf(feature: MapFeature): string {
  if (feature.type === 'unit' && feature.room) return `room ${feature.room}`;
  return `${feature.name ?? feature.type} "${feature.id}"`;
}
