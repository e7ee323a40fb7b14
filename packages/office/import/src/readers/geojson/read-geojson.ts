import { labelPoint } from '@campusway/campus';
import { isJsonObject, parseFeatures } from '../../files/parse-json.ts';
import { readLine, readPosition } from '../../files/read-polygons.ts';
import {
  ImportError,
  type Reader,
  type ReadResult,
  type SourceAmenity,
  type SourceFiles,
  type SourceOpening,
  type SourcePolygon,
  type SourceUnit,
  type SourceWay,
} from '../../model.ts';
import { describeProperties } from './describe-properties.ts';
import { createDoorLine } from './door-line.ts';
import { type Feature, FeatureReader, type Layer } from './feature-reader.ts';
import { mappingFile, parseMapping } from './mapping.ts';

export const geoJsonReader: Reader = {
  what: `plain GeoJSON with a file ${mappingFile}`,
  fits: ({ texts }) => layersOf(texts).length > 0,
  read: ({ texts, name }) => {
    const mapping = texts.get(mappingFile);
    const layers = layersOf(texts).map(([file, text]) => ({ file, features: readLayer(text, file) }));
    if (mapping === undefined) throw new ImportError(describeProperties(name, layers));
    return new GeoJsonReading(new FeatureReader(parseMapping(mapping)), name).read(layers);
  },
};

function layersOf(texts: SourceFiles['texts']): [string, string][] {
  return [...texts].filter(([file, text]) => /\.(geo)?json$/i.test(file) && /"FeatureCollection"/.test(text));
}

function readLayer(text: string, file: string): Layer['features'] {
  const { content, features } = parseFeatures(text, file);
  const [crs] = /EPSG:*\d+/i.exec(JSON.stringify(content.crs ?? '')) ?? [];
  if (crs && !/EPSG:*4326$/i.test(crs))
    throw new ImportError(`Cannot read ${file}: its coordinates are ${crs}. Export it in WGS 84 (EPSG:4326)`);
  return features.filter(isJsonObject);
}

type Common = Pick<SourceUnit, 'id' | 'levelId' | 'names'>;

class GeoJsonReading {
  readonly #reader: FeatureReader;
  readonly #name: string;
  readonly #units: SourceUnit[] = [];
  readonly #openings: SourceOpening[] = [];
  readonly #ways: SourceWay[] = [];
  readonly #amenities: SourceAmenity[] = [];

  constructor(reader: FeatureReader, name: string) {
    this.#reader = reader;
    this.#name = name;
  }

  read(layers: readonly Layer[]): ReadResult {
    const features = this.#reader.read(layers);
    const isDoor = ({ kind }: Feature) => kind === 'door' || kind === 'entrance';
    for (const feature of features) if (!isDoor(feature)) this.#readFeature(feature);
    const lineOf = createDoorLine(this.#units, this.#reader.mapping.units);
    for (const feature of features) if (isDoor(feature)) this.#readDoor(feature, lineOf);
    const { mapping, buildings, levels, guesses } = this.#reader;
    const { units, name, licence, attribution, language } = mapping;
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
        ...{ buildings: [...buildings.values()], levels: [...levels.values()] },
        ...{ units: this.#units, openings: this.#openings, ways: this.#ways, amenities: this.#amenities },
        ...{ occupants: [], details: [] },
      },
      guesses,
    };
  }

  #readFeature(feature: Feature) {
    const { id, kind } = feature;
    if (kind === 'ignore') return;
    const reader = this.#reader;
    const polygons = reader.polygonsOf(feature);
    if (kind === 'building') {
      const name = reader.textOf(feature, 'building') ?? reader.textOf(feature, 'name') ?? id;
      return reader.addBuilding(name, polygons);
    }
    // A path is outdoors.
    const levels = kind === 'path' ? [undefined] : reader.levelsOf(feature);
    if (kind === 'level') {
      for (const level of levels) {
        const known = reader.levels.get(level ?? '');
        if (known) reader.levels.set(known.id, { ...known, outline: [...known.outline, ...polygons] });
      }
      return;
    }
    const names = reader.namesOf(feature);
    for (const [at, levelId] of levels.entries()) {
      const common = { id: at === 0 ? id : reader.takeId(`${id}-${at + 1}`), levelId, names };
      if (kind === 'way' || kind === 'path') this.#addWay(feature, common);
      else if (kind.startsWith('amenity:')) this.#addAmenity(feature, common, polygons);
      else if (polygons.length === 0) reader.omit(feature, `A "${kind}" must be an area`);
      else this.#addUnits(feature, common, polygons);
    }
  }

  #addUnits(feature: Feature, common: Common, polygons: readonly SourcePolygon[]): void {
    const { takeId } = this.#reader;
    const [number, shaft] = [this.#reader.textOf(feature, 'number'), this.#reader.textOf(feature, 'shaft')];
    polygons.forEach((polygon, part) => {
      const id = part === 0 ? common.id : takeId(`${common.id}-part-${part + 1}`);
      this.#units.push({ ...common, id, otherNames: [], category: feature.kind, polygon, number, shaft });
    });
  }

  #addWay(feature: Feature, common: Common): void {
    const { type, coordinates } = feature.geometry;
    const line = type === 'LineString' ? readLine(coordinates, this.#reader.readingOf(feature)) : [];
    if (line.length < 2) this.#reader.omit(feature, `A "${feature.kind}" must be a LineString`);
    else this.#ways.push({ ...common, category: common.levelId ? 'corridor' : 'path', line });
  }

  #addAmenity(feature: Feature, common: Common, [polygon]: readonly SourcePolygon[]): void {
    const { coordinates } = feature.geometry;
    const point = polygon ? labelPoint(polygon) : readPosition(coordinates, this.#reader.mapping.units);
    const category = feature.kind.slice('amenity:'.length);
    if (point) this.#amenities.push({ ...common, category, point, unitIds: [] });
    else this.#reader.omit(feature, 'An amenity must be a Point or an area');
  }

  /** Point, line or area: an area becomes the line along its wall. */
  #readDoor(feature: Feature, lineOf: ReturnType<typeof createDoorLine>): void {
    const reader = this.#reader;
    const { id, geometry, kind } = feature;
    const { type, coordinates } = geometry;
    const [[outline] = []] = reader.polygonsOf(feature);
    const width = Number(reader.textOf(feature, 'width'));
    const point = type === 'Point' ? readPosition(coordinates, reader.mapping.units) : undefined;
    const written =
      type === 'LineString' ? readLine(coordinates, reader.readingOf(feature)) : point ? [point] : [];
    const isEntrance = kind === 'entrance' || undefined;
    for (const levelId of reader.levelsOf(feature)) {
      const line = outline ? lineOf(outline, levelId) : written;
      if (line.length === 0) {
        reader.omit(feature, 'A door must be a Point, a LineString or a Polygon');
        continue;
      }
      this.#openings.push({
        ...{ id, levelId, names: reader.namesOf(feature), unitIds: [], line },
        category: isEntrance ? 'pedestrian.principal' : 'pedestrian',
        ...{ isEntrance, width: width > 0 ? width : undefined },
      });
    }
  }
}
