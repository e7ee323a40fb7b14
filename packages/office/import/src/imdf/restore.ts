import { type Point, toCentimetres } from '@campusway/campus';
import { type CollegeSource, validatorOf } from '@campusway/college/source';
import type { SourceFiles } from '../files/open-source.ts';
import { isJsonObject, parseJson } from '../files/parse-json.ts';
import { createFrame, type LonLat, type Origin } from '../frame.ts';
import { guess } from '../guesses.ts';
import type { DerivedCampus, Guess } from '../model.ts';
import { extension, type ImdfFeature, type ImdfManifest, type ImdfType } from './archive.ts';

type Building = CollegeSource['buildings'][number];
type Level = Building['levels'][number];
type GeometryFile = CollegeSource['geometry'][number];
type RoomEntry = CollegeSource['rooms'][number]['rooms'][number];
type Own = Readonly<Record<string, unknown>>;

/** Types of features that are drawn, in the order of our files. */
const drawn = ['level', 'unit', 'opening', 'way', 'amenity', 'detail', 'fixture'] as const;

/**
 * The college that an archive was exported from, by what the extension says of each feature. Undefined when it is no such
 * archive, or when another program has added features: then it is read as any other.
 */
export function restoreCampus({ texts }: SourceFiles): DerivedCampus | undefined {
  if (!texts.get('manifest.json')?.includes(extension)) return undefined;
  const manifest = parseFile(texts, 'manifest.json') as Partial<ImdfManifest>;
  const featuresOf = (type: ImdfType): readonly ImdfFeature[] => {
    const collection = parseFile(texts, `${type}.geojson`) as { features?: ImdfFeature[] } | undefined;
    return Array.isArray(collection?.features) ? collection.features : [];
  };
  const [venue] = featuresOf('venue');
  const { origin, places } = (venue?.campusway ?? {}) as {
    origin?: Origin;
    places?: CollegeSource['campusPlaces'];
  };
  const buildings = featuresOf('building');
  const features = drawn.flatMap(featuresOf);
  if (!origin || ![...buildings, ...features].every(isOurs)) return undefined;
  const { language = 'en' } = manifest;
  const levels = new Map(
    featuresOf('level').map(({ id, campusway }) => [id, (campusway as { level: Level }).level]),
  );
  const guesses: Guess[] = [];
  const college = {
    name: Object.values((venue?.properties.name ?? {}) as Record<string, string>)[0] ?? 'Campus',
    languages: [language],
    origin,
    buildings: buildings.map(
      ({ id, campusway }) =>
        ({
          ...campusway,
          levels: featuresOf('level')
            .flatMap((level) =>
              listOf(level.properties.building_ids).includes(id) ? (levels.get(level.id) ?? []) : [],
            )
            .toSorted((a, b) => a.ordinal - b.ordinal),
        }) as Building,
    ),
    geometry: geometryOf(features, { levels, toMetres: createFrame(origin).toMetres }),
    rooms: roomsOf(featuresOf('unit'), levels, guesses),
    campusPlaces: places ?? [],
    guesses,
  };
  return isSound(college) ? college : undefined;
}

function geometryOf(
  features: readonly ImdfFeature[],
  { levels, toMetres }: { levels: ReadonlyMap<string, Level>; toMetres: (position: LonLat) => Point },
): GeometryFile[] {
  const byLevel = Map.groupBy(features, (feature) => levelOf(feature, levels));
  return [...byLevel].map(
    ([level = '', own]) =>
      ({
        type: 'FeatureCollection',
        level,
        features: own.map(({ feature_type, geometry, properties, campusway }) => {
          const { id, level: _, listed: __, ...rest } = campusway as Own;
          // Of a tree IMDF has the outline, we have the middle.
          const shape = feature_type === 'fixture' ? (properties.display_point as typeof geometry) : geometry;
          const inMetres = shape && { ...shape, coordinates: mapPositions(shape.coordinates, toMetres) };
          return { type: 'Feature', id, geometry: inMetres, properties: { feature_type, ...rest } };
        }),
      }) as GeometryFile,
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function levelOf(
  { id, feature_type, properties, campusway }: ImdfFeature,
  levels: ReadonlyMap<string, Level>,
): string | undefined {
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

/** Departments are none of IMDF: those of a college that has them stay in its files. */
function roomsOf(
  units: readonly ImdfFeature[],
  levels: ReadonlyMap<string, Level>,
  guesses: Guess[],
): CollegeSource['rooms'] {
  const listed = units.flatMap((unit) => {
    const { listed: entry } = unit.campusway as { listed?: RoomEntry };
    return entry ? [{ level: levelOf(unit, levels) ?? '', entry }] : [];
  });
  const owned = listed.filter(({ entry }) => entry.department !== undefined).length;
  if (owned > 0) {
    const what = `${owned} rooms have no department yet`;
    guess(guesses, 'to-add', {
      rule: 'departments',
      what,
      why: 'IMDF has none: write them into the lists of rooms',
    });
  }
  return [...Map.groupBy(listed, ({ level }) => level)].map(([level, own]) => ({
    level,
    rooms: own.map(({ entry: { department: _, ...entry } }) => entry),
  }));
}

function isOurs(feature: ImdfFeature): boolean {
  return isJsonObject(feature) && isJsonObject(feature.campusway) && isJsonObject(feature.properties);
}

/** The extension is as untrusted as any file. */
function isSound({ buildings, geometry, rooms, campusPlaces }: DerivedCampus): boolean {
  return (
    validatorOf('buildings')({ buildings }) &&
    geometry.every((file) => validatorOf('geometry')(file)) &&
    rooms.every((file) => validatorOf('rooms')(file)) &&
    (campusPlaces.length === 0 || validatorOf('campus-places')({ places: campusPlaces }))
  );
}

function parseFile(texts: SourceFiles['texts'], file: string): unknown {
  const text = texts.get(file);
  return text === undefined ? undefined : parseJson(text, file);
}
