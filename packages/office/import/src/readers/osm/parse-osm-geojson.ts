import { isJsonObject, parseFeatures } from '../../files/parse-json.ts';
import { readLine, readPolygons, readPosition } from '../../files/read-polygons.ts';
import type { Guess } from '../../guesses.ts';
import { simpleTags } from './indoor-osm.ts';
import { tagsOf } from './parse-overpass.ts';
import { isArea, type OsmThing, placeOf, toThingId } from './things.ts';

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
