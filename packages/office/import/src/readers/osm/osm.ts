import { isInside, nearestOnSegment, sidesOf } from '@campusway/campus';
import type { SourceFiles } from '../../files/open-source.ts';
import { isJsonObject, parseJson } from '../../files/parse-json.ts';
import {
  type Guess,
  ImportError,
  type Names,
  type Position,
  type ReadResult,
  type SourceLevel,
} from '../../model.ts';
import type { Reader } from '../reader.ts';
import type { OsmData } from './elements.ts';
import { withDrawnLevel, withSimpleTags } from './indoor-osm.ts';
import { hasOsmTags, thingsOfGeoJson } from './parse-osm-geojson.ts';
import { parseOsmXml } from './parse-osm-xml.ts';
import { parseOverpass } from './parse-overpass.ts';
import { readArea } from './read-areas.ts';
import { readPath } from './read-paths.ts';
import { readPoint } from './read-point.ts';
import { OsmScene } from './scene.ts';
import { type OsmThing, toThings } from './shapes.ts';

/** Degrees, a third of a metre: a corner is on an outline. */
const onOutline = 3e-6;

/** What the Open Database License asks for. */
const source = {
  format: 'osm',
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
} as const;

interface Found {
  readonly things: readonly OsmThing[];
  readonly created?: string;
}

export const osmReader: Reader = {
  what: 'OpenStreetMap data (.osm, Overpass JSON or GeoJSON with its tags)',
  fits: ({ texts }) => findOsm(texts) !== undefined,
  read: ({ texts, name }) => {
    const guesses: Guess[] = [];
    const { things, created } = findOsm(texts)?.(guesses) ?? { things: [] };
    const scene = readScene(things, guesses);
    const isIndoors = ({ levelId }: { readonly levelId?: string }) => levelId !== undefined;
    if (!scene.units.some(isIndoors) && !scene.ways.some(isIndoors))
      throw new ImportError(
        `Cannot import "${name}": nothing in it is indoors. Rooms need the tags "indoor=room" and "level=0" (Simple Indoor Tagging)`,
      );
    return toResult(scene, { file: name, ...(created && { created }), ...source });
  },
};

/** What reads the first file that is of OpenStreetMap. */
function findOsm(texts: SourceFiles['texts']): ((guesses: Guess[]) => Found) | undefined {
  const fromData = (guesses: Guess[], data: OsmData): Found => ({
    ...data,
    things: withDrawnLevel(toThings(withSimpleTags(data), guesses), guesses),
  });
  for (const [file, text] of texts) {
    if (/\.(osm|xml)$/i.test(file) && /<osm[\s>]/.test(text.slice(0, 5000)))
      return (guesses) => fromData(guesses, parseOsmXml(text, file));
    if (!/\.(geo)?json$/i.test(file)) continue;
    if (/"elements"\s*:\s*\[/.test(text)) {
      return (guesses) => {
        const content = parseJson(text, file);
        if (!isJsonObject(content) || !Array.isArray(content.elements))
          throw new ImportError(`Cannot read ${file}: it has no list of elements as Overpass writes it`);
        return fromData(guesses, parseOverpass(content, file));
      };
    }
    if (hasOsmTags(text))
      return (guesses) => ({
        things: withDrawnLevel(thingsOfGeoJson(parseJson(text, file), file, guesses), guesses),
      });
  }
  return undefined;
}

/** Areas first: doors and points are placed by them. */
function readScene(things: readonly OsmThing[], guesses: Guess[]): OsmScene {
  const scene = new OsmScene(things, guesses);
  for (const thing of things) if (thing.areas) readArea(scene, thing, thing.areas);
  for (const thing of things) if (thing.path) readPath(scene, thing, thing.path);
  for (const thing of things) if (thing.point) readPoint(scene, thing, thing.point);
  return scene;
}

function toResult(scene: OsmScene, facts: ReadResult['campus']['source']): ReadResult {
  const { buildings, finder, units, openings, occupants, amenities, ways, guesses } = scene;
  return {
    campus: {
      source: facts,
      unit: 'degrees',
      names: campusNames(scene),
      buildings: buildings.map((building) => ({
        id: building.id,
        names: scene.names(building),
        footprint: building.areas,
      })),
      levels: finder.levels.map((level) => withOutline(level, scene)),
      ...{ units, openings, occupants, amenities, ways, details: [] },
    },
    guesses,
  };
}

/** A level that is not drawn itself has the outline of its building, where all of its rooms lie within. */
function withOutline(level: SourceLevel, { buildings, units }: OsmScene): SourceLevel {
  const building = buildings.find(({ id }) => id === level.buildingId);
  if (!building || level.outline.length > 0) return level;
  const isWithin = (corner: Position) =>
    building.areas.some(
      (area) =>
        isInside(corner, area) ||
        area.some((ring) =>
          sidesOf(ring).some((side) => nearestOnSegment(corner, side).distance < onOutline),
        ),
    );
  const own = units.filter(({ levelId }) => levelId === level.id);
  return own.every(({ polygon }) => polygon.flat().every(isWithin))
    ? { ...level, outline: building.areas }
    : level;
}

/** Of the university or school, or of the first building with rooms. */
function campusNames(scene: OsmScene): Names {
  const campus = scene.things.find(
    ({ tags }) => tags.name && ['university', 'college', 'school'].includes(tags.amenity ?? ''),
  );
  const named = campus ?? scene.buildings.find((building) => building.tags.name && scene.hasRooms(building));
  return named ? scene.names(named) : {};
}
