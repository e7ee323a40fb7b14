import { takeFree, toId } from '../../derive/draft/names.ts';
import { cleanText } from '../../files/clean-text.ts';
import { mappingFile } from '../../files/open-source.ts';
import { isJsonObject } from '../../files/parse-json.ts';
import { parseLevelTag } from '../../files/parse-level-tag.ts';
import { readPolygons } from '../../files/read-polygons.ts';
import { type Guess, type GuessPlace, guess } from '../../guesses.ts';
import {
  ImportError,
  type Names,
  type SourceBuilding,
  type SourceLevel,
  type SourcePolygon,
} from '../../model.ts';
import type { MappedLevel, Mapping, PropertyRole } from './mapping.ts';

export interface Layer {
  readonly file: string;
  readonly features: readonly Readonly<Record<string, unknown>>[];
}

export interface Feature {
  readonly id: string;
  readonly geometry: Readonly<Record<string, unknown>>;
  readonly kind: string;
  readonly where: GuessPlace;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Reads the properties of features by the mapping: ids, texts, levels and buildings. */
export class FeatureReader {
  readonly mapping: Mapping;
  readonly guesses: Guess[] = [];
  readonly levels = new Map<string, SourceLevel>();
  readonly buildings = new Map<string, SourceBuilding>();
  readonly #ids = new Set<string>();

  constructor(mapping: Mapping) {
    this.mapping = mapping;
  }

  readonly takeId = (written: string): string => takeFree(written, this.#ids);

  /**
   * Features of all layers whose kind the mapping knows.
   *
   * @throws {ImportError} if the mapping has a property that no feature has: a typo, with which its values would be missing
   */
  read(layers: readonly Layer[]): Feature[] {
    const all = layers.flatMap(({ features }) => features.map(propertiesOf));
    for (const [role, property] of Object.entries(this.mapping.properties)) {
      if (all.some((properties) => property in properties)) continue;
      const found = [...new Set(all.flatMap((properties) => Object.keys(properties)))].join(', ');
      throw new ImportError(
        `Cannot use ${mappingFile}: it has the property "${property}" for "${role}", but no feature has it. They have: ${found}`,
      );
    }
    return layers.flatMap(({ file, features }) =>
      features.flatMap((feature, i) =>
        this.#identify(feature, `${toId(file.replace(/\.[a-z]+$/i, ''))}-${i + 1}`, file),
      ),
    );
  }

  #identify(feature: Layer['features'][number], place: string, file: string): Feature[] {
    const properties = propertiesOf(feature);
    const { properties: roles, files, kinds } = this.mapping;
    const id = this.takeId(String((roles.id && properties[roles.id]) ?? feature.id ?? place));
    const where = { file, id };
    const value = roles.kind === undefined ? '' : String(properties[roles.kind] ?? '');
    const kind = files[file] ?? kinds[value] ?? (roles.kind ? undefined : 'room');
    if (kind === undefined) {
      const why = `"kinds" of ${mappingFile} does not have "${value}"`;
      this.omit({ where }, why, 'unmapped-kind');
      return [];
    }
    const geometry = isJsonObject(feature.geometry) ? feature.geometry : {};
    return [{ id, geometry, properties, kind, where }];
  }

  readingOf({ where }: Feature) {
    return { unit: this.mapping.units, where, guesses: this.guesses };
  }

  polygonsOf(feature: Feature): SourcePolygon[] {
    return readPolygons(feature.geometry, this.readingOf(feature));
  }

  textOf({ properties, where }: Feature, role: PropertyRole): string | undefined {
    const property = this.mapping.properties[role];
    return property === undefined ? undefined : cleanText(properties[property], this.guesses, where);
  }

  namesOf(feature: Feature): Names {
    const name = this.textOf(feature, 'name');
    return name ? { und: name } : {};
  }

  /** Ids of the levels that a feature is on. */
  levelsOf(feature: Feature): readonly string[] {
    const { properties, levels } = this.mapping;
    const building = this.textOf(feature, 'building');
    if (building) this.addBuilding(building, []);
    if (properties.level === undefined) return [this.#addLevel(building, { ordinal: 0 })];
    const written = String(feature.properties[properties.level] ?? '').trim();
    const mapped = levels[written];
    if (mapped === 'ignore') return [];
    if (mapped) return [this.#addLevel(building, mapped)];
    const { levels: ordinals, wrong } = parseLevelTag(written);
    if (ordinals.length > 0 && wrong.length === 0)
      return ordinals.map((ordinal) => this.#addLevel(building, { ordinal }));
    const value = wrong[0] ?? written;
    this.omit(feature, `Its level "${value}" is not a number: add it to "levels" of ${mappingFile}`);
    return [];
  }

  /** Levels of one building with the same ordinal are one level, however it is written. */
  #addLevel(building: string | undefined, { ordinal, name, shortName, elevation }: MappedLevel): string {
    const id = building ? `${building} ${ordinal}` : `level ${ordinal}`;
    this.levels.set(id, {
      ...{ id, ordinal, names: {}, outline: [] },
      ...(building && { buildingId: building }),
      ...this.levels.get(id),
      ...(name && { names: { und: name } }),
      ...(shortName && { shortName }),
      ...(elevation !== undefined && { elevation }),
    });
    return id;
  }

  addBuilding(id: string, footprint: readonly SourcePolygon[]): void {
    const known = this.buildings.get(id)?.footprint ?? [];
    this.buildings.set(id, { id, names: { und: id }, footprint: [...known, ...footprint] });
  }

  omit({ where }: Pick<Feature, 'where'>, why: string, rule = 'unusable-feature'): void {
    guess(this.guesses, 'left-out', { rule, what: 'The feature is left out', why, ...where });
  }
}

export function propertiesOf({ properties }: Layer['features'][number]): Readonly<Record<string, unknown>> {
  return isJsonObject(properties) ? properties : {};
}
