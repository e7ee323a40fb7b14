import { boxOf, isInside, labelPoint, type Point } from '@campusway/campus';
import { toId } from '../../derive/unique-ids.ts';
import type { SourceFiles } from '../../files/open-source.ts';
import { isJsonObject, parseJson } from '../../files/parse-json.ts';
import { createFrame, type Frame } from '../../frame.ts';
import { guess } from '../../guesses.ts';
import {
  type Guess,
  type GuessPlace,
  ImportError,
  type Names,
  type ReadResult,
  type SourceAmenity,
  type SourceBuilding,
  type SourceLevel,
  type SourceOpening,
  type SourcePolygon,
  type SourceUnit,
  type SourceWay,
} from '../../model.ts';
import { readLine, readPolygons, readPosition } from '../../read-polygons.ts';
import { cleanText } from '../clean-text.ts';
import { parseLevelTag } from '../osm/levels.ts';
import type { Reader } from '../reader.ts';
import { describeProperties } from './describe-properties.ts';
import { lineOfDoor } from './door-line.ts';
import { type MappedLevel, type Mapping, mappingFile, type PropertyRole, parseMapping } from './mapping.ts';

interface Feature {
  readonly id: string;
  readonly geometry: unknown;
  readonly kind: string;
  readonly where: GuessPlace;
  readonly properties: Readonly<Record<string, unknown>>;
}

export const geoJsonReader: Reader = {
  what: `plain GeoJSON with a ${mappingFile} beside it`,
  fits: ({ texts }) => layersOf(texts).length > 0,
  read: ({ texts, name }) => {
    const mapping = texts.get(mappingFile);
    const layers = layersOf(texts).map(([file, text]) => ({ file, features: readLayer(text, file) }));
    if (mapping === undefined)
      throw new ImportError(
        describeProperties(
          name,
          layers.flatMap(({ features }) => features),
        ),
      );
    return new GeoJsonReading(parseMapping(mapping), layers, name).read();
  },
};

function layersOf(texts: SourceFiles['texts']): [string, string][] {
  return [...texts].filter(([file, text]) => /\.(geo)?json$/i.test(file) && /"FeatureCollection"/.test(text));
}

interface Layer {
  readonly file: string;
  readonly features: readonly Record<string, unknown>[];
}

function readLayer(text: string, file: string): Layer['features'] {
  const content = parseJson(text, file);
  if (!isJsonObject(content) || !Array.isArray(content.features))
    throw new ImportError(`Cannot read ${file}: it is no FeatureCollection of GeoJSON`);
  const crs = JSON.stringify(content.crs ?? '');
  if (/EPSG:*\d+/i.test(crs) && !/EPSG:*4326\b/i.test(crs))
    throw new ImportError(
      `Cannot read ${file}: its coordinates are ${/EPSG:*\d+/i.exec(crs)?.[0]}. Export it in WGS 84 (EPSG:4326)`,
    );
  return content.features.filter(isJsonObject);
}

class GeoJsonReading {
  readonly #mapping: Mapping;
  readonly #layers: readonly Layer[];
  readonly #name: string;
  readonly #guesses: Guess[] = [];
  readonly #ids = new Set<string>();
  readonly #levels = new Map<string, SourceLevel>();
  readonly #buildings = new Map<string, SourceBuilding>();
  readonly #units: SourceUnit[] = [];
  readonly #openings: SourceOpening[] = [];
  readonly #ways: SourceWay[] = [];
  readonly #amenities: SourceAmenity[] = [];

  constructor(mapping: Mapping, layers: readonly Layer[], name: string) {
    this.#mapping = mapping;
    this.#layers = layers;
    this.#name = name;
    this.#requireProperties();
  }

  read(): ReadResult {
    const features = this.#layers.flatMap((layer) =>
      layer.features.flatMap((feature, at) =>
        this.#identify(feature, `${toId(layer.file.replace(/\.[a-z]+$/i, ''))}-${at + 1}`, layer.file),
      ),
    );
    const isDoor = ({ kind }: Feature) => kind === 'door' || kind === 'entrance';
    for (const feature of features.filter((one) => !isDoor(one))) this.#readFeature(feature);
    const roomAt = this.#createRoomFinder();
    for (const feature of features.filter(isDoor)) this.#readDoor(feature, roomAt);
    const { units, name, licence, attribution, language } = this.#mapping;
    return {
      campus: {
        source: {
          ...{ file: this.#name, format: 'geojson' },
          ...(licence && { licence }),
          ...(attribution && { attribution }),
          ...(language && { language }),
        },
        unit: units,
        names: name ? { und: name } : {},
        buildings: [...this.#buildings.values()],
        levels: [...this.#levels.values()],
        ...{ units: this.#units, openings: this.#openings, ways: this.#ways, amenities: this.#amenities },
        ...{ occupants: [], details: [] },
      },
      guesses: this.#guesses,
    };
  }

  /** A property that no feature has is misspelt in the mapping file; its values would be missing everywhere. */
  #requireProperties(): void {
    const all = this.#layers.flatMap(({ features }) =>
      features.map(({ properties }) => (isJsonObject(properties) ? properties : {})),
    );
    for (const [role, property] of Object.entries(this.#mapping.properties)) {
      if (all.some((properties) => property in properties)) continue;
      const there = [...new Set(all.flatMap((properties) => Object.keys(properties)))].join(', ');
      throw new ImportError(
        `Cannot use ${mappingFile}: it names the property "${property}" for "${role}", and no feature has it. There are: ${there}`,
      );
    }
  }

  #identify({ id, geometry, properties }: Record<string, unknown>, place: string, file: string): Feature[] {
    const own = isJsonObject(properties) ? properties : {};
    const { id: idProperty, kind: kindProperty } = this.#mapping.properties;
    const written = String((idProperty && own[idProperty]) ?? id ?? place);
    const feature = { id: this.#uniqueId(written), geometry, properties: own };
    const where = { file, id: feature.id };
    const value = kindProperty === undefined ? '' : String(own[kindProperty] ?? '');
    const kind =
      this.#mapping.files[file] ?? this.#mapping.kinds[value] ?? (kindProperty ? undefined : 'room');
    if (kind !== undefined) return [{ ...feature, kind, where }];
    const why = `"kinds" of ${mappingFile} does not say what "${value}" is`;
    guess(this.#guesses, 'left-out', {
      rule: 'unmapped-kind',
      what: 'The feature is left out',
      why,
      ...where,
    });
    return [];
  }

  #uniqueId(written: string): string {
    let id = written;
    for (let count = 2; this.#ids.has(id); count++) id = `${written}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #readFeature(feature: Feature): void {
    const { id, geometry, kind, where } = feature;
    if (kind === 'ignore') return;
    const { units: unit } = this.#mapping;
    const reading = { unit, where, guesses: this.#guesses };
    const polygons = readPolygons(geometry, reading);
    if (kind === 'building') {
      this.#addBuilding(this.#textOf(feature, 'building') ?? this.#textOf(feature, 'name') ?? id, polygons);
      return;
    }
    // A path is outdoors.
    const levels = kind === 'path' ? [undefined] : this.#levelsOf(feature);
    if (kind === 'level') {
      for (const level of levels) {
        const known = this.#levels.get(level ?? '');
        if (known) this.#levels.set(known.id, { ...known, outline: [...known.outline, ...polygons] });
      }
      return;
    }
    const names = this.#namesOf(feature);
    for (const [at, levelId] of levels.entries()) {
      const own = at === 0 ? id : this.#uniqueId(`${id}-${at + 1}`);
      const common = { ...(levelId && { levelId }), names };
      if (kind === 'way' || kind === 'path') this.#addWay(feature, { id: own, ...common });
      else if (kind.startsWith('amenity:')) this.#addAmenity(feature, { id: own, ...common }, polygons);
      else if (polygons.length === 0) this.#leaveOut(feature, `A "${kind}" is an area, and this is none`);
      else this.#addUnits(feature, { id: own, ...common }, polygons);
    }
  }

  #addUnits(
    feature: Feature,
    common: Pick<SourceUnit, 'id' | 'levelId' | 'names'>,
    polygons: readonly SourcePolygon[],
  ): void {
    const [number, shaft] = [this.#textOf(feature, 'number'), this.#textOf(feature, 'shaft')];
    polygons.forEach((polygon, part) => {
      this.#units.push({
        ...common,
        id: part === 0 ? common.id : this.#uniqueId(`${common.id}-part-${part + 1}`),
        ...{ otherNames: [], category: feature.kind, polygon },
        ...(number && { number }),
        ...(shaft && { shaft }),
      });
    });
  }

  #addWay(feature: Feature, common: Pick<SourceWay, 'id' | 'levelId' | 'names'>): void {
    const { type, coordinates } = isJsonObject(feature.geometry) ? feature.geometry : {};
    const reading = { unit: this.#mapping.units, where: feature.where, guesses: this.#guesses };
    const line = type === 'LineString' ? readLine(coordinates, reading) : [];
    if (line.length < 2) this.#leaveOut(feature, `A "${feature.kind}" is a LineString, and this is none`);
    else this.#ways.push({ ...common, category: common.levelId ? 'corridor' : 'path', line });
  }

  #addAmenity(
    feature: Feature,
    common: Pick<SourceAmenity, 'id' | 'levelId' | 'names'>,
    [polygon]: readonly SourcePolygon[],
  ): void {
    const { coordinates } = isJsonObject(feature.geometry) ? feature.geometry : {};
    const point = polygon ? labelPoint(polygon) : readPosition(coordinates, this.#mapping.units);
    const category = feature.kind.slice('amenity:'.length);
    if (point) this.#amenities.push({ ...common, category, point, unitIds: [] });
    else this.#leaveOut(feature, 'An amenity is a Point, and this is none');
  }

  /** Point, line or area: an area becomes the line along its wall. */
  #readDoor(feature: Feature, roomAt: RoomFinder): void {
    const { id, geometry, kind, where } = feature;
    const { type, coordinates } = isJsonObject(geometry) ? geometry : {};
    const { units: unit } = this.#mapping;
    const reading = { unit, where, guesses: this.#guesses };
    const [polygon] = readPolygons(geometry, reading);
    const width = Number(this.#textOf(feature, 'width'));
    const point = type === 'Point' ? readPosition(coordinates, unit) : undefined;
    const written = type === 'LineString' ? readLine(coordinates, reading) : point ? [point] : [];
    for (const levelId of this.#levelsOf(feature)) {
      const [outline] = polygon ?? [];
      const line = outline ? roomAt.lineOf(outline, levelId) : written;
      if (line.length === 0) {
        this.#leaveOut(feature, 'A door is a Point, a LineString or a Polygon, and this is none');
        continue;
      }
      this.#openings.push({
        ...{ id, levelId, names: this.#namesOf(feature), unitIds: [], line },
        category: kind === 'entrance' ? 'pedestrian.principal' : 'pedestrian',
        ...(kind === 'entrance' && { isEntrance: true }),
        ...(width > 0 && { width }),
      });
    }
  }

  #createRoomFinder(): RoomFinder {
    const first = this.#units[0]?.polygon[0]?.[0];
    const frame: Frame =
      this.#mapping.units === 'degrees' && first
        ? createFrame({ longitude: first[0], latitude: first[1], rotation: 0 })
        : { toMetres: (point) => point, toDegrees: (point) => point };
    const rooms = this.#units.map(({ id, levelId, polygon }) => {
      const own = polygon.map((ring) => ring.map(frame.toMetres));
      return { id, levelId, polygon: own, box: boxOf(own.flat()) };
    });
    return {
      lineOf: (outline, levelId) => {
        const here = rooms.filter((room) => room.levelId === levelId);
        const roomAt = ([x, y]: Point) =>
          here.find(
            ({ polygon, box }) =>
              x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && isInside([x, y], polygon),
          )?.id;
        return lineOfDoor(outline.map(frame.toMetres), roomAt).map(frame.toDegrees);
      },
    };
  }

  #levelsOf(feature: Feature): readonly string[] {
    const { properties, levels } = this.#mapping;
    const building = this.#textOf(feature, 'building');
    if (building) this.#addBuilding(building, []);
    if (properties.level === undefined) return [this.#addLevel(building, { ordinal: 0 })];
    const written = String(feature.properties[properties.level] ?? '').trim();
    const mapped = levels[written];
    if (mapped === 'ignore') return [];
    if (mapped) return [this.#addLevel(building, mapped)];
    const { levels: ordinals, wrong } = parseLevelTag(written);
    if (ordinals.length === 0 || wrong.length > 0) {
      const value = wrong[0] ?? written;
      this.#leaveOut(
        feature,
        `Its level "${value}" is no number: write what it is into "levels" of ${mappingFile}`,
      );
      return [];
    }
    return ordinals.map((ordinal) => this.#addLevel(building, { ordinal }));
  }

  /** What has one ordinal in one building is one level, in whichever way it is written. */
  #addLevel(building: string | undefined, { ordinal, name, shortName, elevation }: MappedLevel): string {
    const id = building ? `${building} ${ordinal}` : `level ${ordinal}`;
    this.#levels.set(id, {
      ...{ id, ordinal, names: {}, outline: [] },
      ...(building && { buildingId: building }),
      ...this.#levels.get(id),
      ...(name && { names: { und: name } }),
      ...(shortName && { shortName }),
      ...(elevation !== undefined && { elevation }),
    });
    return id;
  }

  #addBuilding(id: string, footprint: readonly SourcePolygon[]): void {
    const known = this.#buildings.get(id)?.footprint ?? [];
    this.#buildings.set(id, { id, names: { und: id }, footprint: [...known, ...footprint] });
  }

  #leaveOut({ where }: Feature, why: string): void {
    guess(this.#guesses, 'left-out', {
      rule: 'unusable-feature',
      what: 'The feature is left out',
      why,
      ...where,
    });
  }

  #textOf({ properties, where }: Feature, role: PropertyRole): string | undefined {
    const property = this.#mapping.properties[role];
    return property === undefined ? undefined : cleanText(properties[property], this.#guesses, where);
  }

  #namesOf(feature: Feature): Names {
    const name = this.#textOf(feature, 'name');
    return name ? { und: name } : {};
  }
}

interface RoomFinder {
  lineOf(outline: readonly Point[], levelId: string): readonly Point[];
}
