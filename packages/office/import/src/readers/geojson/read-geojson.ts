import { labelPoint } from '@campusway/campus';
import { mappingFile } from '../../files/open-source.ts';
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
import { createDoorLine } from './door-line.ts';
import { type Feature, FeatureReader, type Layer, propertiesOf } from './feature-reader.ts';
import { parseMapping } from './mapping.ts';

export const geoJsonReader: Reader = {
  what: `plain GeoJSON with a file ${mappingFile}`,
  fits: ({ texts }) => layersOf(texts).length > 0,
  read: ({ texts, name }) => {
    const mapping = texts.get(mappingFile);
    const layers = layersOf(texts).map(([file, text]) => ({ file, features: readLayer(text, file) }));
    if (mapping === undefined) throw new ImportError(describeProperties(name, layers));
    return readFeatures(new FeatureReader(parseMapping(mapping)), layers, name);
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

function readFeatures(reader: FeatureReader, layers: readonly Layer[], file: string): ReadResult {
  const units: SourceUnit[] = [];
  const openings: SourceOpening[] = [];
  const ways: SourceWay[] = [];
  const amenities: SourceAmenity[] = [];
  const { mapping, guesses, takeId } = reader;

  const read = (feature: Feature) => {
    const { id, kind } = feature;
    if (kind === 'ignore') return;
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
      const common = { id: at === 0 ? id : takeId(`${id}-${at + 1}`), levelId, names };
      if (kind === 'way' || kind === 'path') addWay(feature, common);
      else if (kind.startsWith('amenity:')) addAmenity(feature, common, polygons);
      else if (polygons.length === 0) reader.omit(feature, `A "${kind}" must be an area`);
      else addUnits(feature, common, polygons);
    }
  };

  const addUnits = (feature: Feature, common: Common, polygons: readonly SourcePolygon[]) => {
    const [number, shaft] = [reader.textOf(feature, 'number'), reader.textOf(feature, 'shaft')];
    polygons.forEach((polygon, part) => {
      const id = part === 0 ? common.id : takeId(`${common.id}-part-${part + 1}`);
      units.push({ ...common, id, otherNames: [], category: feature.kind, polygon, number, shaft });
    });
  };

  const addWay = (feature: Feature, common: Common) => {
    const { type, coordinates } = feature.geometry;
    const line = type === 'LineString' ? readLine(coordinates, reader.readingOf(feature)) : [];
    if (line.length < 2) reader.omit(feature, `A "${feature.kind}" must be a LineString`);
    else ways.push({ ...common, category: common.levelId ? 'corridor' : 'path', line });
  };

  const addAmenity = (feature: Feature, common: Common, [polygon]: readonly SourcePolygon[]) => {
    const { coordinates } = feature.geometry;
    const point = polygon ? labelPoint(polygon) : readPosition(coordinates, mapping.units);
    const category = feature.kind.slice('amenity:'.length);
    if (point) amenities.push({ ...common, category, point, unitIds: [] });
    else reader.omit(feature, 'An amenity must be a Point or an area');
  };

  /** Point, line or area: an area becomes the line along its wall. */
  const readDoor = (feature: Feature, lineOf: ReturnType<typeof createDoorLine>) => {
    const { id, geometry, kind } = feature;
    const { type, coordinates } = geometry;
    const [[outline] = []] = reader.polygonsOf(feature);
    const width = Number(reader.textOf(feature, 'width'));
    const point = type === 'Point' ? readPosition(coordinates, mapping.units) : undefined;
    const points = point ? [point] : [];
    const written = type === 'LineString' ? readLine(coordinates, reader.readingOf(feature)) : points;
    const isEntrance = kind === 'entrance' || undefined;
    for (const levelId of reader.levelsOf(feature)) {
      const line = outline ? lineOf(outline, levelId) : written;
      if (line.length === 0) {
        reader.omit(feature, 'A door must be a Point, a LineString or a Polygon');
        continue;
      }
      openings.push({
        ...{ id, levelId, names: reader.namesOf(feature), unitIds: [], line },
        category: isEntrance ? 'pedestrian.principal' : 'pedestrian',
        ...{ isEntrance, width: width > 0 ? width : undefined },
      });
    }
  };

  const features = reader.read(layers);
  const isDoor = ({ kind }: Feature) => kind === 'door' || kind === 'entrance';
  for (const feature of features) if (!isDoor(feature)) read(feature);
  const lineOf = createDoorLine(units, mapping.units);
  for (const feature of features) if (isDoor(feature)) readDoor(feature, lineOf);
  const { units: unit, name, licence, attribution, language } = mapping;
  return {
    campus: {
      source: {
        ...{ file, format: 'geojson' },
        ...(licence && { licence }),
        ...(attribution && { attribution }),
        ...(language && { language }),
      },
      ...{ unit, names: name ? { und: name } : {} },
      ...{ buildings: [...reader.buildings.values()], levels: [...reader.levels.values()] },
      ...{ units, openings, ways, amenities, occupants: [], details: [] },
    },
    guesses,
  };
}

/** Values up to which a property may be the kind: a message shows all of them, and a few of a property with more. */
const maxKinds = 40;
const fewValues = 8;

/** Explains how to write a mapping, with the properties that the features have. */
function describeProperties(name: string, layers: readonly Layer[]): string {
  const values = new Map<string, Set<string>>();
  for (const feature of layers.flatMap(({ features }) => features))
    for (const [key, value] of Object.entries(propertiesOf(feature)))
      values.set(key, (values.get(key) ?? new Set()).add(String(value)));
  const lines = [...values].map(([key, known]) => {
    const count = known.size > maxKinds ? fewValues : known.size;
    const shown = [...known].slice(0, count).join(', ');
    return `  ${key}: ${shown}${known.size > count ? `, and ${known.size - count} more` : ''}`;
  });
  const files = Object.fromEntries(layers.map(({ file }) => [file, 'room, walkway, door, level or ignore']));
  const properties = { kind: 'Type', level: 'Floor', building: 'Building', name: 'Name' };
  const kinds = { Room: 'room', Hallway: 'walkway', Stairs: 'stairs', Door: 'door', Table: 'ignore' };
  const example = values.size === 0 ? { files } : { properties, kinds };
  const found =
    values.size === 0
      ? [
          'Its features have no properties: export them with their numbers and names, or no search finds a room.',
        ]
      : ['Its properties and their values:', ...lines];
  return [
    `Cannot import "${name}": its GeoJSON does not say which features are rooms and which are doors. Put it into a folder together with a file ${mappingFile}, such as`,
    JSON.stringify(example, null, 2),
    ...found,
  ].join('\n');
}
