import { isJsonObject, type JsonObject } from '../../files/parse-json.ts';
import { ImportError, type Position } from '../../model.ts';
import { readPosition } from '../../read-polygons.ts';
import type { OsmData, OsmElement, OsmMember, Tags } from './elements.ts';

/** Reads an answer of Overpass in JSON, with `out body` as with `out geom`. */
export function parseOverpass(content: JsonObject, file: string): OsmData {
  const created = isJsonObject(content.osm3s) ? content.osm3s.timestamp_osm_base : undefined;
  const elements = (content.elements as unknown[]).flatMap((element, at): OsmElement[] => {
    if (!isJsonObject(element)) throw new ImportError(`Cannot read ${file}: element ${at + 1} is no object`);
    const { type } = element;
    const common = { id: String(element.id), tags: tagsOf(element.tags) };
    if (type === 'node') {
      const position = readPosition([element.lon, element.lat], 'degrees');
      if (!position) throw new ImportError(`Cannot read ${file}: node ${common.id} has no lat and lon`);
      return [{ type, ...common, position }];
    }
    if (type === 'way')
      return [{ type, ...common, nodes: listOf(element.nodes).map(String), ...geometryOf(element) }];
    if (type === 'relation') return [{ type, ...common, members: listOf(element.members).flatMap(toMember) }];
    return [];
  });
  return { elements, ...(typeof created === 'string' && { created }) };
}

function toMember(member: unknown): OsmMember[] {
  if (!isJsonObject(member)) return [];
  const { type, ref, role } = member;
  return [{ type: String(type), ref: String(ref), role: String(role ?? ''), ...geometryOf(member) }];
}

function geometryOf({ geometry }: JsonObject): { positions?: readonly Position[] } {
  if (!Array.isArray(geometry)) return {};
  const positions = geometry.map(
    (point) => isJsonObject(point) && readPosition([point.lon, point.lat], 'degrees'),
  );
  // A part outside of the downloaded box is null: then the outline is not whole.
  return positions.every((position) => position !== undefined && position !== false)
    ? { positions: positions as Position[] }
    : {};
}

export function tagsOf(tags: unknown): Tags {
  if (!isJsonObject(tags)) return {};
  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
