import { isJsonObject, type JsonObject, parseFeatures } from '../../files/parse-json.ts';
import { readLine, readPolygons, readPosition } from '../../files/read-polygons.ts';
import type { Guess } from '../../guesses.ts';
import { ImportError, type Position } from '../../model.ts';
import { simpleTags } from './indoor-osm.ts';
import {
  isArea,
  type OsmData,
  type OsmElement,
  type OsmMember,
  type OsmThing,
  placeOf,
  type Tags,
  toThingId,
} from './things.ts';

/** Reads an answer of Overpass in JSON, with `out body` or `out geom`. */
export function parseOverpass(content: unknown, file: string): OsmData {
  if (!isJsonObject(content) || !Array.isArray(content.elements))
    throw new ImportError(`Cannot read ${file}: it has no list of elements as in a result of Overpass`);
  const created = isJsonObject(content.osm3s) ? content.osm3s.timestamp_osm_base : undefined;
  const elements = content.elements.flatMap((element: unknown, at): OsmElement[] => {
    if (!isJsonObject(element))
      throw new ImportError(`Cannot read ${file}: element ${at + 1} is not an object`);
    const { type, nodes, members } = element;
    const common = { id: String(element.id), tags: tagsOf(element.tags) };
    if (type === 'node') {
      const position = readPosition([element.lon, element.lat], 'degrees');
      if (!position) throw new ImportError(`Cannot read ${file}: node ${common.id} has no lat and lon`);
      return [{ type, ...common, position }];
    }
    if (type === 'way')
      return [{ type, ...common, nodes: listOf(nodes).map(String), ...geometryOf(element) }];
    if (type === 'relation') return [{ type, ...common, members: listOf(members).flatMap(toMember) }];
    return [];
  });
  return { elements, created: typeof created === 'string' ? created : undefined };
}

function toMember(member: unknown): OsmMember[] {
  if (!isJsonObject(member)) return [];
  const { type, ref, role } = member;
  return [{ type: String(type), ref: String(ref), role: String(role ?? ''), ...geometryOf(member) }];
}

function geometryOf({ geometry }: JsonObject): { positions?: readonly Position[] } {
  if (!Array.isArray(geometry)) return {};
  const positions = geometry
    .map((point) => (isJsonObject(point) ? readPosition([point.lon, point.lat], 'degrees') : undefined))
    .filter((position) => position !== undefined);
  // A part outside of the downloaded box is null: then the outline is incomplete.
  return positions.length === geometry.length ? { positions } : {};
}

function tagsOf(tags: unknown): Tags {
  const entries = Object.entries(isJsonObject(tags) ? tags : {});
  const texts = entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(texts.map(([key, value]) => [key, String(value)]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a GeoJSON is from OpenStreetMap: ids like `way/123`. */
export function hasOsmIds(text: string): boolean {
  const isGeoJson = /"type"\s*:\s*"FeatureCollection"/.test(text);
  return isGeoJson && /"@?id"\s*:\s*"(node|way|relation)\/-?\d+"/.test(text);
}

/** Reads GeoJSON of overpass turbo and osmtogeojson: tags are properties, or in a property `tags`. */
export function thingsOfGeoJson(text: string, file: string, guesses: Guess[]): OsmThing[] {
  return parseFeatures(text, file).features.flatMap((feature): OsmThing[] => {
    if (!isJsonObject(feature) || !isJsonObject(feature.geometry) || !isJsonObject(feature.properties))
      return [];
    const { geometry, properties } = feature;
    const id = toThingId(String(feature.id ?? properties['@id'] ?? properties.id));
    const tags = simpleTags(tagsOf(isJsonObject(properties.tags) ? properties.tags : properties));
    const named = { id, tags };
    const reading = { unit: 'degrees', where: { file, ...placeOf(named) }, guesses } as const;
    if (geometry.type === 'Point') {
      const point = readPosition(geometry.coordinates, 'degrees');
      return point ? [{ ...named, point }] : [];
    }
    if (geometry.type === 'LineString') return [{ ...named, path: readLine(geometry.coordinates, reading) }];
    const areas = readPolygons(geometry, reading);
    const [[ring] = []] = areas;
    // Converters draw closed ways as areas that are lines by their tags.
    if (ring && !isArea(named) && areas.length === 1)
      return [{ ...named, path: [...ring, ...ring.slice(0, 1)] }];
    return areas.length > 0 ? [{ ...named, areas }] : [];
  });
}
