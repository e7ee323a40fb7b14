import { isInside, nearestOnSegment, sidesOf } from '@campusway/campus';
import { parseJson } from '../../files/parse-json.ts';
import type { Guess } from '../../guesses.ts';
import {
  ImportError,
  type Names,
  type Position,
  type Reader,
  type ReadResult,
  type SourceFacts,
  type SourceFiles,
  type SourceLevel,
} from '../../model.ts';
import { withDrawnLevel, withSimpleTags } from './indoor-osm.ts';
import { parseOsmXml } from './parse-osm-xml.ts';
import { hasOsmIds, parseOverpass, thingsOfGeoJson } from './parse-overpass.ts';
import { readArea } from './read-areas.ts';
import { readPath } from './read-paths.ts';
import { readPoint } from './read-point.ts';
import { OsmScene } from './scene.ts';
import { type OsmData, type OsmThing, toThings } from './things.ts';

/** Degrees, a third of a metre: a corner is on an outline. */
const onOutline = 3e-6;

/** Required by the Open Database License. */
const licence = { licence: 'ODbL-1.0', attribution: '© OpenStreetMap contributors' };

export const osmReader: Reader = {
  what: 'OpenStreetMap data (.osm, Overpass JSON or GeoJSON with its tags)',
  fits: ({ texts }) => findOsm(texts) !== undefined,
  read: ({ texts, name }) => {
    const guesses: Guess[] = [];
    const { things = [], created } = findOsm(texts)?.(guesses) ?? {};
    const scene = readScene(withDrawnLevel(things, guesses), guesses);
    const isIndoors = ({ levelId }: { readonly levelId?: string }) => levelId !== undefined;
    if (!scene.units.some(isIndoors) && !scene.ways.some(isIndoors))
      throw new ImportError(
        `Cannot import "${name}": nothing in it is indoors. Rooms need the tags "indoor=room" and "level=0" (Simple Indoor Tagging)`,
      );
    return toResult(scene, { file: name, created, format: 'osm', ...licence });
  },
};

/** Returns the parser of the first file from OpenStreetMap. */
function findOsm(
  texts: SourceFiles['texts'],
): ((guesses: Guess[]) => { things: OsmThing[]; created?: string | undefined }) | undefined {
  const fromData = (data: OsmData, guesses: Guess[]) => {
    return { created: data.created, things: toThings(withSimpleTags(data), guesses) };
  };
  for (const [file, text] of texts) {
    if (/\.(osm|xml)$/i.test(file) && /<osm[\s>]/.test(text.slice(0, 5000)))
      return (guesses) => fromData(parseOsmXml(text, file), guesses);
    if (!/\.(geo)?json$/i.test(file)) continue;
    if (/"elements"\s*:\s*\[/.test(text))
      return (guesses) => fromData(parseOverpass(parseJson(text, file), file), guesses);
    if (hasOsmIds(text)) return (guesses) => ({ things: thingsOfGeoJson(text, file, guesses) });
  }
  return undefined;
}

/** Areas first, since doors and points are placed by them. */
function readScene(things: readonly OsmThing[], guesses: Guess[]): OsmScene {
  const scene = new OsmScene(things, guesses);
  for (const thing of things) if (thing.areas) readArea(scene, thing, thing.areas);
  for (const thing of things) if (thing.path) readPath(scene, thing, thing.path);
  for (const thing of things) if (thing.point) readPoint(scene, thing, thing.point);
  return scene;
}

function toResult(scene: OsmScene, source: SourceFacts): ReadResult {
  const { units, openings, occupants, amenities, ways, guesses } = scene;
  const names = campusNames(scene);
  const buildings = scene.buildings.map((building) => {
    return { id: building.id, names: scene.names(building), footprint: building.areas };
  });
  return {
    campus: {
      ...{ source, unit: 'degrees', names, buildings },
      levels: scene.finder.levels.map((level) => withOutline(level, scene)),
      ...{ units, openings, occupants, amenities, ways, details: [] },
    },
    guesses,
  };
}

/** A level that is not drawn itself gets the outline of its building, if all of its rooms are inside. */
function withOutline(level: SourceLevel, { buildings, units }: OsmScene): SourceLevel {
  const building = buildings.find(({ id }) => id === level.buildingId);
  if (!building || level.outline.length > 0) return level;
  const sides = building.areas.flatMap((area) => area.flatMap(sidesOf));
  const isWithin = (corner: Position) =>
    building.areas.some((area) => isInside(corner, area)) ||
    sides.some((side) => nearestOnSegment(corner, side).distance < onOutline);
  const own = units.filter(({ levelId }) => levelId === level.id);
  const isAround = own.every(({ polygon }) => polygon.flat().every(isWithin));
  return isAround ? { ...level, outline: building.areas } : level;
}

/** Names of the university or school, or of the first building with rooms. */
function campusNames(scene: OsmScene): Names {
  const campus = scene.things.find(
    ({ tags }) => tags.name && ['university', 'college', 'school'].includes(tags.amenity ?? ''),
  );
  const named = campus ?? scene.buildings.find((building) => building.tags.name && scene.hasRooms(building));
  return named ? scene.names(named) : {};
}
