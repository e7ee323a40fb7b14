import { isJsonObject } from '../../files/parse-json.ts';
import { type Guess, ImportError, type Position } from '../../model.ts';
import { readLine, readPolygons, readPosition } from '../../read-polygons.ts';
import { simpleTags } from './indoor-osm.ts';
import { tagsOf } from './parse-overpass.ts';
import { isArea, type OsmThing, placeOf, toThingId } from './shapes.ts';

/** Whether a GeoJSON is one of OpenStreetMap: ids like `way/123`, and tags of Simple Indoor Tagging. */
export function hasOsmTags(text: string): boolean {
  const isGeoJson = /"type"\s*:\s*"FeatureCollection"/.test(text);
  return isGeoJson && /"@?id"\s*:\s*"(node|way|relation)\/-?\d+"/.test(text);
}

/** Reads GeoJSON as overpass turbo and osmtogeojson write it: tags are properties, or in a property `tags`. */
export function thingsOfGeoJson(content: unknown, file: string, guesses: Guess[]): OsmThing[] {
  if (!isJsonObject(content) || !Array.isArray(content.features))
    throw new ImportError(`Cannot read ${file}: it is no FeatureCollection of GeoJSON`);
  return content.features.flatMap((feature: unknown): OsmThing[] => {
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
    if (ring && !isArea(named) && areas.length === 1) return [{ ...named, path: closed(ring) }];
    return areas.length > 0 ? [{ ...named, areas }] : [];
  });
}

function closed(ring: readonly Position[]): Position[] {
  return [...ring, ...ring.slice(0, 1)];
}
