import { isJsonObject, type JsonObject } from '../../files/parse-json.ts';
import { readPosition } from '../../files/read-polygons.ts';
import { ImportError, type Position } from '../../model.ts';
import type { OsmData, OsmElement, OsmMember, Tags } from './elements.ts';

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

export function tagsOf(tags: unknown): Tags {
  const entries = Object.entries(isJsonObject(tags) ? tags : {});
  const texts = entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(texts.map(([key, value]) => [key, String(value)]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
