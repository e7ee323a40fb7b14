import type { SourceFiles } from '../../files/open-source.ts';
import { isJsonObject, parseJson } from '../../files/parse-json.ts';
import { guess } from '../../guesses.ts';
import { type Guess, ImportError, type Names, type SourceFacts } from '../../model.ts';
import { readPolygons } from '../../read-polygons.ts';
import { cleanNames, cleanText } from '../clean-text.ts';

/** A feature of any file, unchecked but for its id. */
export interface Feature {
  readonly id: string;
  readonly file: string;
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Files of IMDF 1.0.0 (OGC 20-094), by feature type. */
const required = ['level', 'unit'] as const;
const expected = ['venue', 'building', 'footprint', 'opening', 'occupant', 'amenity', 'anchor'] as const;
const read = [...required, ...expected, 'detail', 'relationship'] as const;
const unread = ['address', 'fixture', 'geofence', 'kiosk', 'section'];
type FileType = (typeof read)[number];

/** What a missing file means for the site. */
const without: Readonly<Record<(typeof expected)[number], string>> = {
  venue: 'the campus has no name',
  building: 'all levels are of one building',
  footprint: 'buildings without levels are not drawn',
  opening: 'no room has a door',
  occupant: 'rooms have only the names of their units',
  amenity: 'there are no toilets, lifts and taps besides the units',
  anchor: 'no occupant can be placed',
};

/** The files of an archive: features with unique ids, their texts and shapes; reports what is missing or unread. */
export class Archive {
  readonly guesses: Guess[] = [];
  readonly #files: SourceFiles;
  readonly #features = new Map<FileType, readonly Feature[]>();

  /** @throws {ImportError} without levels or units */
  constructor(files: SourceFiles) {
    this.#files = files;
    for (const type of read) this.#features.set(type, this.#readFile(type));
    this.#reportMissing();
  }

  /** Features of a file. */
  all(type: FileType): readonly Feature[] {
    return this.#features.get(type) ?? [];
  }

  #readFile(type: FileType): Feature[] {
    const file = `${type}.geojson`;
    const text = this.#files.texts.get(file);
    if (text === undefined) return [];
    const content = parseJson(text, file);
    const { features } = isJsonObject(content) ? content : {};
    if (!Array.isArray(features))
      throw new ImportError(`Cannot read ${file}: it is no FeatureCollection of GeoJSON`);
    const ids = new Set<string>();
    return features.flatMap((feature: unknown, i): Feature[] => {
      if (!isJsonObject(feature)) {
        const what = `Feature ${i + 1} is left out`;
        guess(this.guesses, 'left-out', { rule: 'no-feature', what, why: 'It is no object', file });
        return [];
      }
      const { properties, geometry } = feature;
      const written = cleanText(feature.id, this.guesses, { file }) ?? '';
      const id = this.#uniqueId(written || `${type}-${i + 1}`, { ids, file, isWritten: written !== '' });
      return [{ id, file, geometry, properties: isJsonObject(properties) ? properties : {} }];
    });
  }

  #uniqueId(
    written: string,
    { ids, file, isWritten }: { ids: Set<string>; file: string; isWritten: boolean },
  ): string {
    let id = written;
    for (let count = 2; ids.has(id); count++) id = `${written}-${count}`;
    ids.add(id);
    if (id !== written || !isWritten) {
      const why = isWritten ? `Two features of ${file} have the id "${written}"` : 'It has none';
      guess(this.guesses, 'repaired', { rule: 'id', what: `The id is "${id}"`, why, id, file });
    }
    return id;
  }

  #reportMissing(): void {
    const { texts, name } = this.#files;
    for (const type of required) {
      if (this.all(type).length > 0) continue;
      const how = texts.has(`${type}.geojson`) ? 'is empty' : 'is missing';
      throw new ImportError(
        `Cannot import "${name}": ${type}.geojson ${how}, and without it there is no plan`,
      );
    }
    for (const type of expected) {
      if (this.all(type).length > 0) continue;
      const file = `${type}.geojson`;
      const why = texts.has(file) ? `${file} has no features` : `There is no ${file}`;
      const what = `Without ${file} ${without[type]}`;
      guess(this.guesses, 'to-add', { rule: 'missing-file', what, why, file });
    }
    const known = new Set([...read.map((type) => `${type}.geojson`), 'manifest.json']);
    for (const file of texts.keys()) {
      if (known.has(file) || !/\.(geo)?json$/.test(file)) continue;
      const why = unread.some((type) => file === `${type}.geojson`)
        ? 'A college has no such features'
        : 'It is no file of IMDF 1.0.0';
      const what = `${file} is not read: it has ${this.#countFeatures(file)} features`;
      guess(this.guesses, 'left-out', { rule: 'unread-file', what, why, file });
    }
  }

  #countFeatures(file: string): number {
    return this.#files.texts.get(file)?.match(/"type"\s*:\s*"Feature"/g)?.length ?? 0;
  }

  /** Facts of the manifest. */
  sourceFacts(): SourceFacts {
    const manifest = this.#manifest();
    const text = (key: string) => cleanText(manifest[key], this.guesses, { file: 'manifest.json' });
    const [created, language] = [text('created'), text('language')];
    return {
      file: this.#files.name,
      format: 'imdf',
      ...(created && { created }),
      ...(language && { language }),
    };
  }

  #manifest(): Readonly<Record<string, unknown>> {
    const content = this.#files.texts.get('manifest.json');
    const why = content === undefined ? 'There is no manifest.json' : 'manifest.json is no JSON';
    try {
      const manifest: unknown = content === undefined ? undefined : JSON.parse(content);
      if (isJsonObject(manifest)) return manifest;
    } catch {
      // Reported below, like a missing one.
    }
    const what = 'Date and language of the archive are unknown';
    guess(this.guesses, 'assumed', { rule: 'manifest', what, why, file: 'manifest.json' });
    return {};
  }

  names({ id, file, properties }: Feature, key: 'name' | 'alt_name' | 'short_name' | 'shortName'): Names {
    return cleanNames(properties[key], this.guesses, { id, file });
  }

  text({ id, file, properties }: Feature, key: string): string | undefined {
    return cleanText(properties[key], this.guesses, { id, file });
  }

  polygons({ id, file, geometry }: Feature) {
    return readPolygons(geometry, { unit: 'degrees', where: { id, file }, guesses: this.guesses });
  }
}
