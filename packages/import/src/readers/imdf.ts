import type { SourceFiles } from '../files/open-source.ts';
import { isJsonObject, parseJson } from '../files/parse-json.ts';
import { guess } from '../guesses.ts';
import { restoreCampus } from '../imdf/restore.ts';
import {
  type Guess,
  ImportError,
  type Names,
  type Position,
  type ReadResult,
  type SourceAmenity,
  type SourceBuilding,
  type SourceCampus,
  type SourceDetail,
  type SourceLevel,
  type SourceOccupant,
  type SourceOpening,
  type SourceUnit,
  type SourceWay,
} from '../model.ts';
import { readLine, readPolygons, readPosition } from '../read-polygons.ts';
import { cleanNames, cleanText } from './clean-text.ts';
import type { Reader } from './reader.ts';

interface Feature {
  readonly id: string;
  readonly file: string;
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Files of IMDF 1.0.0 (OGC 20-094) that hold features. */
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

export const imdfReader: Reader = {
  what: 'an IMDF archive (unit.geojson, level.geojson, ...)',
  fits: ({ texts }) => texts.has('unit.geojson') || texts.has('level.geojson') || texts.has('venue.geojson'),
  read: (files) => {
    const restored = restoreCampus(files);
    return { ...new ImdfReading(files).read(), ...(restored && { restored, guesses: [] }) };
  },
};

class ImdfReading {
  readonly #files: SourceFiles;
  readonly #guesses: Guess[] = [];
  readonly #features = new Map<FileType, readonly Feature[]>();

  constructor(files: SourceFiles) {
    this.#files = files;
    for (const type of read) this.#features.set(type, this.#readFile(type));
    this.#reportMissing();
  }

  read(): ReadResult {
    const [venue] = this.#all('venue');
    const levels = this.#levels();
    const known = new Set(levels.map(({ id }) => id));
    const isOnLevel = (thing: { readonly id: string; readonly levelId?: string }) => {
      if (thing.levelId === undefined || known.has(thing.levelId)) return true;
      const what = `"${thing.id}" is left out`;
      const why = `There is no level "${thing.levelId}"`;
      guess(this.#guesses, 'left-out', { rule: 'unknown-level', what, why, id: thing.id });
      return false;
    };
    const { shafts, traversals } = this.#relations();
    const campus: SourceCampus = {
      source: this.#sourceFacts(),
      unit: 'degrees',
      names: venue ? this.#names(venue, 'name') : {},
      buildings: this.#buildings(),
      levels,
      units: this.#units(shafts).filter(isOnLevel),
      openings: this.#openings(traversals).filter(isOnLevel),
      occupants: this.#occupants(),
      amenities: this.#amenities().filter(isOnLevel),
      details: this.#details().filter(isOnLevel),
      ways: [] satisfies SourceWay[],
    };
    return { campus, guesses: this.#guesses };
  }

  #all(type: FileType): readonly Feature[] {
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
        guess(this.#guesses, 'left-out', { rule: 'no-feature', what, why: 'It is no object', file });
        return [];
      }
      const { properties, geometry } = feature;
      const written = cleanText(feature.id, this.#guesses, { file }) ?? '';
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
      guess(this.#guesses, 'repaired', { rule: 'id', what: `The id is "${id}"`, why, id, file });
    }
    return id;
  }

  #reportMissing(): void {
    const { texts, name } = this.#files;
    for (const type of required) {
      if (this.#all(type).length > 0) continue;
      const how = texts.has(`${type}.geojson`) ? 'is empty' : 'is missing';
      throw new ImportError(
        `Cannot import "${name}": ${type}.geojson ${how}, and without it there is no plan`,
      );
    }
    for (const type of expected) {
      if (this.#all(type).length > 0) continue;
      const file = `${type}.geojson`;
      const why = texts.has(file) ? `${file} has no features` : `There is no ${file}`;
      const what = `Without ${file} ${without[type]}`;
      guess(this.#guesses, 'to-add', { rule: 'missing-file', what, why, file });
    }
    const known = new Set([...read.map((type) => `${type}.geojson`), 'manifest.json']);
    for (const file of texts.keys()) {
      if (known.has(file) || !/\.(geo)?json$/.test(file)) continue;
      const why = unread.some((type) => file === `${type}.geojson`)
        ? 'A college has nothing like it'
        : 'It is no file of IMDF 1.0.0';
      const what = `${file} is not read: it has ${this.#countFeatures(file)} features`;
      guess(this.#guesses, 'left-out', { rule: 'unread-file', what, why, file });
    }
  }

  #countFeatures(file: string): number {
    return this.#files.texts.get(file)?.match(/"type"\s*:\s*"Feature"/g)?.length ?? 0;
  }

  #sourceFacts(): SourceCampus['source'] {
    const manifest = this.#manifest();
    const text = (key: string) => cleanText(manifest[key], this.#guesses, { file: 'manifest.json' });
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
      // Named below, as one that is missing.
    }
    const what = 'Date and language of the archive are unknown';
    guess(this.#guesses, 'assumed', { rule: 'manifest', what, why, file: 'manifest.json' });
    return {};
  }

  #names({ id, file, properties }: Feature, key: 'name' | 'alt_name' | 'short_name' | 'shortName'): Names {
    return cleanNames(properties[key], this.#guesses, { id, file });
  }

  #text({ id, file, properties }: Feature, key: string): string | undefined {
    return cleanText(properties[key], this.#guesses, { id, file });
  }

  #polygons({ id, file, geometry }: Feature) {
    return readPolygons(geometry, { unit: 'degrees', where: { id, file }, guesses: this.#guesses });
  }

  #buildings(): SourceBuilding[] {
    const footprints = this.#all('footprint').filter(({ properties }) => properties.category === 'ground');
    const shapes = footprints.length > 0 ? footprints : this.#all('footprint');
    return this.#all('building').map((building) => {
      const own = shapes.filter(({ properties }) => listOf(properties.building_ids).includes(building.id));
      const footprint = own.flatMap((shape) => this.#polygons(shape));
      return {
        id: building.id,
        names: this.#names(building, 'name'),
        footprint: footprint.length > 0 ? footprint : this.#polygons(building),
      };
    });
  }

  #levels(): SourceLevel[] {
    const buildings = new Set(this.#all('building').map(({ id }) => id));
    return this.#all('level').flatMap((level): SourceLevel[] => {
      const { id, file, properties } = level;
      if (properties.outdoor === true) return [];
      const ordinal = Number(properties.ordinal);
      const isOrdinal = properties.ordinal !== null && Number.isFinite(ordinal) && Math.abs(ordinal) <= 200;
      if (!isOrdinal) {
        const why = `Its ordinal is ${JSON.stringify(properties.ordinal)}`;
        const what = 'The level counts as the ground level, 0';
        guess(this.#guesses, 'assumed', { rule: 'ordinal', what, why, id, file });
      }
      const [buildingId, ...others] = listOf(properties.building_ids).filter((one) => buildings.has(one));
      if (others.length > 0) {
        const what = `The level belongs to the building "${buildingId}"`;
        guess(this.#guesses, 'assumed', {
          ...{ rule: 'level-of-buildings', what, id, file },
          why: `It names ${others.length + 1} buildings, and a level of a college has one`,
        });
      }
      const shortName = Object.values(this.#names(level, 'short_name'))[0];
      return [
        {
          id,
          ordinal: isOrdinal ? Math.round(ordinal * 2) / 2 : 0,
          names: this.#names(level, 'name'),
          outline: this.#polygons(level),
          ...(buildingId && { buildingId }),
          ...(shortName && { shortName }),
        },
      ];
    });
  }

  /** Levels that are outdoors hold what belongs to no level. */
  readonly #levelOf = ({ properties }: Feature): { levelId?: string } => {
    const levelId = properties.level_id;
    const outdoor = this.#all('level').some(
      (level) => level.id === levelId && level.properties.outdoor === true,
    );
    return typeof levelId === 'string' && !outdoor ? { levelId } : {};
  };

  #units(shafts: ReadonlyMap<string, string>): SourceUnit[] {
    return this.#all('unit').flatMap((unit): SourceUnit[] => {
      const polygons = this.#polygons(unit);
      if (polygons.length > 1) {
        const what = `The unit becomes ${polygons.length} units`;
        const why = 'It is a MultiPolygon, and a unit of a college is one area';
        guess(this.#guesses, 'assumed', { rule: 'multipolygon', what, why, id: unit.id, file: unit.file });
      }
      const shaft = shafts.get(unit.id);
      return polygons.map((polygon, i) => ({
        id: i === 0 ? unit.id : `${unit.id}-part-${i + 1}`,
        ...this.#levelOf(unit),
        names: this.#names(unit, 'name'),
        otherNames: Object.values(this.#names(unit, 'alt_name')),
        category: this.#text(unit, 'category') ?? 'unspecified',
        polygon,
        ...(shaft && { shaft }),
        ...(typeof unit.properties.restriction === 'string' && { isRestricted: true }),
      }));
    });
  }

  #openings(traversals: ReadonlyMap<string, readonly string[]>): SourceOpening[] {
    return this.#all('opening').flatMap((opening): SourceOpening[] => {
      const { id, file, geometry, properties } = opening;
      const { type, coordinates } = isJsonObject(geometry) ? geometry : {};
      const where = { id, file };
      const lines = type === 'MultiLineString' && Array.isArray(coordinates) ? coordinates : [coordinates];
      const line = lines.flatMap((one) => readLine(one, { unit: 'degrees', where, guesses: this.#guesses }));
      const [from, to] = [line[0], line.at(-1)];
      if (!from || !to) {
        const what = 'The opening is left out';
        guess(this.#guesses, 'left-out', { rule: 'bad-opening', what, why: 'It is no line', ...where });
        return [];
      }
      const width = isJsonObject(properties.door) ? Number(properties.door.width) : Number.NaN;
      return [
        {
          id,
          ...this.#levelOf(opening),
          names: this.#names(opening, 'name'),
          category: this.#text(opening, 'category') ?? 'pedestrian',
          line: from[0] === to[0] && from[1] === to[1] ? [from] : [from, to],
          ...(Number.isFinite(width) && { width }),
          unitIds: traversals.get(id) ?? [],
        },
      ];
    });
  }

  #occupants(): SourceOccupant[] {
    const unitOfAnchor = new Map(this.#all('anchor').map(({ id, properties }) => [id, properties.unit_id]));
    return this.#all('occupant').flatMap((occupant): SourceOccupant[] => {
      const { id, file, properties } = occupant;
      const unitId = unitOfAnchor.get(String(properties.anchor_id));
      if (typeof unitId !== 'string') {
        const what = 'The occupant is left out';
        const why = `No anchor "${properties.anchor_id}" says in which unit it is`;
        guess(this.#guesses, 'left-out', { rule: 'occupant', what, why, id, file });
        return [];
      }
      const shortNames = [this.#names(occupant, 'shortName'), this.#names(occupant, 'alt_name')];
      return [
        {
          id,
          unitId,
          category: this.#text(occupant, 'category') ?? 'unspecified',
          names: this.#names(occupant, 'name'),
          otherNames: shortNames.flatMap((names) => Object.values(names)),
        },
      ];
    });
  }

  #amenities(): SourceAmenity[] {
    const levelOfUnit = new Map(this.#all('unit').map((unit) => [unit.id, this.#levelOf(unit)]));
    return this.#all('amenity').flatMap((amenity): SourceAmenity[] => {
      const { id, file, geometry, properties } = amenity;
      const point = readPosition(isJsonObject(geometry) ? geometry.coordinates : undefined, 'degrees');
      const unitIds = listOf(properties.unit_ids);
      if (!point) {
        const why = 'It has no position on earth';
        const what = 'The amenity is left out';
        guess(this.#guesses, 'left-out', { rule: 'bad-position', what, why, id, file });
        return [];
      }
      return [
        {
          id,
          ...unitIds.map((unit) => levelOfUnit.get(unit)).find((level) => level !== undefined),
          names: this.#names(amenity, 'name'),
          category: this.#text(amenity, 'category') ?? 'unspecified',
          point,
          unitIds,
        },
      ];
    });
  }

  #details(): SourceDetail[] {
    return this.#all('detail').flatMap((detail) => {
      const { id, file, geometry } = detail;
      const { type, coordinates } = isJsonObject(geometry) ? geometry : {};
      const lines = type === 'MultiLineString' && Array.isArray(coordinates) ? coordinates : [coordinates];
      return lines.flatMap((one, i): SourceDetail[] => {
        const line: Position[] = readLine(one, {
          unit: 'degrees',
          where: { id, file },
          guesses: this.#guesses,
        });
        if (line.length < 2) return [];
        const category = this.#text(detail, 'category') ?? 'unspecified';
        return [{ id: i === 0 ? id : `${id}-${i + 1}`, ...this.#levelOf(detail), names: {}, category, line }];
      });
    });
  }

  /** Which units are one staircase or lift, and which units each opening joins. */
  #relations() {
    const shafts = new Map<string, string>();
    const traversals = new Map<string, readonly string[]>();
    for (const { id, properties } of this.#all('relationship')) {
      const ends = [properties.origin, properties.destination].flatMap(idsOf);
      const between = idsOf(properties.intermediary);
      if (properties.category === 'traversal') for (const opening of between) traversals.set(opening, ends);
      if (!['elevator', 'stairs', 'escalator'].includes(String(properties.category))) continue;
      const units = [...ends, ...between];
      const shaft = units.map((unit) => shafts.get(unit)).find((one) => one !== undefined) ?? id;
      for (const unit of units) this.#join(shafts, unit, shaft);
    }
    return { shafts, traversals };
  }

  #join(shafts: Map<string, string>, unit: string, shaft: string): void {
    const known = shafts.get(unit);
    shafts.set(unit, shaft);
    if (known === undefined || known === shaft) return;
    for (const [other, own] of shafts) if (own === known) shafts.set(other, shaft);
  }
}

/** Ids in a list of ids or of references; nothing for anything else. */
function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function idsOf(value: unknown): string[] {
  const references: unknown[] = Array.isArray(value) ? value : [value];
  return references.flatMap((one) => (isJsonObject(one) && typeof one.id === 'string' ? [one.id] : []));
}
