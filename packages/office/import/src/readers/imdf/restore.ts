import { type Point, toCentimetres } from '@campusway/campus';
import { type CollegeSource, validatorOf } from '@campusway/college/source';
import { createFrame, type LonLat, type Origin } from '../../earth-frame.ts';
import { extension, type ImdfFeature, type ImdfManifest, type ImdfType } from '../../export/pen.ts';
import { isJsonObject, parseJson } from '../../files/parse-json.ts';
import { type Guess, guess } from '../../guesses.ts';
import type { CollegeFacts, DerivedCampus, SourceFiles } from '../../model.ts';
import { restoreLists } from './restore-lists.ts';

type Building = CollegeSource['buildings'][number];
type Level = Building['levels'][number];
type Levels = ReadonlyMap<string, Level>;
type GeometryFile = CollegeSource['geometry'][number];
type RoomEntry = CollegeSource['rooms'][number]['rooms'][number];

/** Characters; the facts and lists of a college of 10,000 rooms have less. */
const maxVenue = 4e6;

/** Types of features that are drawn, in the order of our files. */
const drawn = ['level', 'unit', 'opening', 'way', 'amenity', 'detail', 'fixture'] as const;

/**
 * The college from which an archive was exported, read from the extension of each feature. Undefined for other archives,
 * and if another program has added features: then the archive is read like any other.
 */
export function restoreCampus({ texts }: SourceFiles): DerivedCampus | undefined {
  if (!texts.get('manifest.json')?.includes(extension)) return undefined;
  const parse = (file: string): unknown => parseJson(texts.get(file) ?? 'null', file);
  const { language = 'en' } = (parse('manifest.json') ?? {}) as Partial<ImdfManifest>;
  const featuresOf = (type: ImdfType): readonly ImdfFeature[] => {
    const { features } = (parse(`${type}.geojson`) ?? {}) as { features?: ImdfFeature[] };
    return Array.isArray(features) ? features : [];
  };
  const [venue] = featuresOf('venue');
  const {
    origin,
    college: facts,
    places = [],
    lists,
  } = (venue?.campusway ?? {}) as {
    origin?: Origin;
    college?: CollegeFacts;
    places?: CollegeSource['campusPlaces'];
    lists?: unknown;
  };
  const buildings = featuresOf('building');
  const features = drawn.flatMap(featuresOf);
  if (!origin || ![...buildings, ...features].every(isOurs)) return undefined;
  const levelFeatures = featuresOf('level');
  const levels = new Map(
    levelFeatures.map(({ id, campusway }) => [id, (campusway as { level: Level }).level]),
  );
  const levelsIn = (building: string) =>
    levelFeatures
      .filter(({ properties: { building_ids: ids } }) => Array.isArray(ids) && ids.includes(building))
      .flatMap(({ id }) => levels.get(id) ?? [])
      .toSorted((a, b) => a.ordinal - b.ordinal);
  const guesses: Guess[] = [];
  const isTooLarge = (texts.get('venue.geojson')?.length ?? 0) > maxVenue;
  if (isTooLarge) {
    const what = 'The facts and lists of the college are left out';
    const why = `The file venue.geojson has more than ${maxVenue / 1e6} million characters`;
    guess(guesses, 'left-out', { rule: 'list', what, why, file: 'venue.geojson' });
  }
  const college = {
    name: Object.values((venue?.properties.name ?? {}) as Record<string, string>)[0] ?? 'Campus',
    languages: [language],
    ...(!isTooLarge && validatorOf('college')(facts) && { facts }),
    origin,
    buildings: buildings.map(({ id, campusway }) => ({ ...campusway, levels: levelsIn(id) }) as Building),
    geometry: geometryOf(features, levels, createFrame(origin).toMetres),
    rooms: roomsOf(featuresOf('unit'), levels),
    campusPlaces: places,
    guesses,
  };
  if (!isValid(college)) return undefined;
  const restored = isTooLarge ? undefined : restoreLists(lists, college, guesses);
  return { ...college, ...(restored && { lists: restored }) };
}

function isOurs(feature: ImdfFeature): boolean {
  return isJsonObject(feature) && isJsonObject(feature.campusway) && isJsonObject(feature.properties);
}

function geometryOf(
  features: readonly ImdfFeature[],
  levels: Levels,
  toMetres: (position: LonLat) => Point,
): GeometryFile[] {
  const byLevel = Map.groupBy(features, (feature) => levelOf(feature, levels));
  return [...byLevel].map(
    ([level = '', own]) =>
      ({
        type: 'FeatureCollection',
        level,
        features: own.map(({ feature_type, geometry, properties, campusway }) => {
          const {
            id,
            level: _,
            listed: __,
            listedAt: ___,
            ...rest
          } = campusway as Readonly<Record<string, unknown>>;
          // IMDF has the outline of a tree, a college has its middle.
          const shape = feature_type === 'fixture' ? (properties.display_point as typeof geometry) : geometry;
          const inMetres = shape && { ...shape, coordinates: mapPositions(shape.coordinates, toMetres) };
          return { type: 'Feature', id, geometry: inMetres, properties: { feature_type, ...rest } };
        }),
      }) as GeometryFile,
  );
}

function levelOf(feature: ImdfFeature, levels: Levels): string | undefined {
  const { id, feature_type, properties, campusway } = feature;
  if (feature_type === 'amenity') return (campusway as { level?: string }).level;
  return levels.get(feature_type === 'level' ? id : String(properties.level_id))?.id;
}

function mapPositions(value: unknown, toMetres: (position: LonLat) => Point): unknown {
  if (!Array.isArray(value)) return value;
  const [x, y] = value;
  return typeof x === 'number' && typeof y === 'number'
    ? toCentimetres(toMetres([x, y]))
    : value.map((one) => mapPositions(one, toMetres));
}

function roomsOf(units: readonly ImdfFeature[], levels: Levels): CollegeSource['rooms'] {
  const listed = units.flatMap((unit) => {
    const { listed: entry, listedAt: at = 0 } = unit.campusway as { listed?: RoomEntry; listedAt?: number };
    return entry ? [{ level: levelOf(unit, levels) ?? '', entry, at }] : [];
  });
  const inOrder = listed.toSorted((a, b) => a.at - b.at);
  return [...Map.groupBy(inOrder, ({ level }) => level)].map(([level, own]) => ({
    level,
    rooms: own.map(({ entry }) => entry),
  }));
}

/** The extension is as untrusted as any file. */
function isValid({ buildings, geometry, rooms, campusPlaces }: DerivedCampus): boolean {
  return (
    validatorOf('buildings')({ buildings }) &&
    geometry.every((file) => validatorOf('geometry')(file)) &&
    rooms.every((file) => validatorOf('rooms')(file)) &&
    (campusPlaces.length === 0 || validatorOf('campus-places')({ places: campusPlaces }))
  );
}
