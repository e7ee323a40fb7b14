import { takeFree } from '../../derive/draft/names.ts';
import { cleanNames, cleanText } from '../../files/clean-text.ts';
import { isJsonObject, type JsonObject, parseFeatures } from '../../files/parse-json.ts';
import { readLine, readPolygons } from '../../files/read-polygons.ts';
import { type Guess, guess } from '../../guesses.ts';
import { ImportError, type Names, type Position, type SourceFacts, type SourceFiles } from '../../model.ts';

/** A feature of any file, unchecked but for its id. */
export interface Feature {
  readonly id: string;
  readonly file: string;
  readonly geometry: JsonObject;
  readonly properties: JsonObject;
}

/** Files of IMDF 1.0.0 (OGC 20-094), by feature type. */
const required = ['level', 'unit'] as const;
const expected = ['venue', 'building', 'footprint', 'opening', 'occupant', 'amenity', 'anchor'] as const;
const read = [...required, ...expected, 'detail', 'relationship'] as const;
const unread = ['address', 'fixture', 'geofence', 'kiosk', 'section'];
type FileType = (typeof read)[number];

/** Effect of a missing file on the site. */
const without: Readonly<Record<(typeof expected)[number], string>> = {
  venue: 'the campus has no name',
  building: 'all levels belong to one building',
  footprint: 'buildings without levels are not drawn',
  opening: 'no room has a door',
  occupant: 'rooms have only the names of their units',
  amenity: 'there are no toilets, lifts and taps besides the units',
  anchor: 'no occupant can be placed',
};

/** Files of an archive: features with unique ids, their texts and shapes. Reports files that are missing or not read. */
export class ArchiveFiles {
  readonly guesses: Guess[] = [];
  readonly #files: SourceFiles;
  readonly #features: ReadonlyMap<FileType, readonly Feature[]>;

  /** @throws {ImportError} without levels or units */
  constructor(files: SourceFiles) {
    this.#files = files;
    this.#features = new Map(read.map((type) => [type, this.#readFile(type)]));
    this.#reportMissing();
    this.#reportUnread();
  }

  /** Features of a file. */
  all(type: FileType): readonly Feature[] {
    return this.#features.get(type) ?? [];
  }

  #readFile(type: FileType): Feature[] {
    const file = `${type}.geojson`;
    const text = this.#files.texts.get(file);
    if (text === undefined) return [];
    const ids = new Set<string>();
    return parseFeatures(text, file).features.flatMap((feature, i): Feature[] => {
      if (!isJsonObject(feature)) {
        const what = `Feature ${i + 1} is left out`;
        guess(this.guesses, 'left-out', { rule: 'no-feature', what, why: 'It is not an object', file });
        return [];
      }
      const { properties, geometry } = feature;
      const written = cleanText(feature.id, this.guesses, { file });
      const id = takeFree(written ?? `${type}-${i + 1}`, ids);
      if (id !== written) {
        const why = written ? `Two features of ${file} have the id "${written}"` : 'It has no id';
        guess(this.guesses, 'repaired', { rule: 'id', what: `The id is "${id}"`, why, id, file });
      }
      const own = { geometry, properties: isJsonObject(properties) ? properties : {} };
      return [{ id, file, ...own, geometry: isJsonObject(geometry) ? geometry : {} }];
    });
  }

  #reportMissing(): void {
    const { texts, name } = this.#files;
    const isMissing = (type: FileType) => this.all(type).length === 0;
    for (const type of required.filter(isMissing)) {
      const how = texts.has(`${type}.geojson`) ? 'is empty' : 'is missing';
      throw new ImportError(
        `Cannot import "${name}": ${type}.geojson ${how}, and without it there is no plan`,
      );
    }
    for (const type of expected.filter(isMissing)) {
      const file = `${type}.geojson`;
      const why = texts.has(file) ? `${file} has no features` : `There is no ${file}`;
      const what = `Without ${file} ${without[type]}`;
      guess(this.guesses, 'to-add', { rule: 'missing-file', what, why, file });
    }
  }

  #reportUnread(): void {
    const known = new Set([...read.map((type) => `${type}.geojson`), 'manifest.json']);
    for (const [file, text] of this.#files.texts) {
      if (known.has(file) || !/\.(geo)?json$/.test(file)) continue;
      const isOfImdf = unread.some((type) => file === `${type}.geojson`);
      const why = isOfImdf ? 'A college has no such features' : 'It is not a file of IMDF 1.0.0';
      const count = text.match(/"type"\s*:\s*"Feature"/g)?.length ?? 0;
      const what = `${file} is not read: it has ${count} features`;
      guess(this.guesses, 'left-out', { rule: 'unread-file', what, why, file });
    }
  }

  /** Facts of the manifest. */
  sourceFacts(): SourceFacts {
    const manifest = this.#readManifest();
    const text = (key: string) => cleanText(manifest[key], this.guesses, { file: 'manifest.json' });
    const [created, language] = [text('created'), text('language')];
    return { file: this.#files.name, format: 'imdf', created, language };
  }

  #readManifest(): JsonObject {
    const content = this.#files.texts.get('manifest.json');
    try {
      const manifest: unknown = JSON.parse(content ?? 'null');
      if (isJsonObject(manifest)) return manifest;
    } catch {
      // Reported below, like a missing one.
    }
    const what = 'Date and language of the archive are unknown';
    const why = content === undefined ? 'There is no manifest.json' : 'manifest.json is not valid JSON';
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

  /** The line of a LineString, the lines of a MultiLineString. */
  lines({ id, file, geometry: { type, coordinates } }: Feature): Position[][] {
    const lines = type === 'MultiLineString' && Array.isArray(coordinates) ? coordinates : [coordinates];
    return lines.map((line) =>
      readLine(line, { unit: 'degrees', where: { id, file }, guesses: this.guesses }),
    );
  }

  report(
    kind: Guess['kind'],
    { id, file }: Pick<Feature, 'id' | 'file'>,
    words: Pick<Guess, 'rule' | 'what' | 'why'>,
  ): void {
    guess(this.guesses, kind, { ...words, id, file });
  }
}
