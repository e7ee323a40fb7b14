import { isDeepStrictEqual } from 'node:util';
import { deriveCampus } from './derive/derive-campus.ts';
import type { CollegeSource, GeometryFile } from './derive/draft/categories.ts';
import type { Guess } from './guesses.ts';
import { type DerivedCampus, ImportError } from './model.ts';
import { keepBuilding, readCampus } from './read-campus.ts';
import { attributionOf, type CollegeLines, readCollegeFolder, toText } from './write/college-folder.ts';
import {
  type CollegeFiles,
  type ImportPlan,
  type ImportRecord,
  planImport,
  recordPath,
} from './write/plan-import.ts';
import { guessesOfReach, measureReach } from './write/reach.ts';
import { describeImport, type ImportReport } from './write/report.ts';
import type { RoomFile } from './write/room-keys.ts';

export interface ImportOptions {
  /** The college folder; the additions of its office stay. */
  readonly into: string;
  /** Id or name of the only building to import. */
  readonly building?: string | undefined;
  /** Receives a text for each step. */
  readonly onStep?: (step: string) => void;
}

export interface ImportResult {
  readonly report: ImportReport;
  /** Texts of the files that are new or change, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Those of them that exist. */
  readonly changed: readonly string[];
  /** Imported files without any entries left. */
  readonly removed: readonly string[];
}

/**
 * Reads a source, derives what it lacks and merges it into a college folder. Nothing is written.
 *
 * @throws {ImportError} if the source cannot be read, or cannot be merged into the folder
 */
export function importCampus(
  path: string,
  { into, building, onStep = () => {} }: ImportOptions,
): ImportResult {
  onStep(`Reading ${path}`);
  const { campus: whole, guesses: read, restored } = readCampus(path);
  const campus = building === undefined ? whole : keepBuilding(whole, building);
  const { source, levels, units, openings } = campus;
  onStep(`Read ${levels.length} levels, ${units.length} units, ${openings.length} openings`);
  const existing = readCollegeFolder(into);
  const { origin, languages } = (existing.get('college.json') ?? {}) as CollegeLines;
  if (!origin && campus.unit === 'degrees' && geometryIn(existing).length > 0)
    throw new ImportError(
      'Cannot import into this college: its drawing has no place on earth. Add "origin" to college.json',
    );
  const record: ImportRecord = { written: {}, ids: {}, ...(existing.get(recordPath) ?? {}) };
  onStep('Deriving ways, doors, stairs and lifts');
  const isItself = building === undefined && (!origin || isDeepStrictEqual(origin, restored?.origin));
  const derived =
    (isItself && restored) ||
    deriveCampus(campus, {
      ...{ origin, language: languages?.[0], known: record.ids, existing: numberedBuildings(existing) },
    });
  const far = derived.guesses.filter(({ rule }) => rule === 'far-away').length;
  if (origin && far > units.length / 2)
    throw new ImportError(
      `Cannot import "${path}": most of it is more than 10 km away from this college. Import another campus into a folder of its own`,
    );
  if (derived.buildings.length === 0)
    throw new ImportError(`Cannot import "${path}": it has no level with a unit`);
  const plan = planImport({ derived, source, existing, record });
  onStep('Measuring which rooms can be reached');
  const reach = measureAfter(plan, existing, derived.links);
  if (reach.rooms === 0)
    throw new ImportError(
      `Cannot import "${path}": none of its ${units.length} units is a room. ${kindHelp}`,
    );
  const { rooms, withDoor, reached, stepFree, entrances, parts } = reach;
  const guesses = openGuesses(derived, { plan, existing });
  const guessedDoors = guesses.filter(({ rule }) => rule === 'guessed-door').length;
  const report: ImportReport = {
    source,
    attribution: derived.facts?.attribution.join('; ') ?? attributionOf(source, derived.name),
    counts: {
      buildings: derived.buildings.length,
      levels: derived.buildings.flatMap((one) => one.levels).length,
      'rooms in lists': derived.rooms.flatMap(({ rooms }) => rooms).length,
      features: derived.geometry.flatMap(({ features }) => features).length,
    },
    reach: { rooms, withDoor, reached, stepFree, entrances, parts, guessedDoors },
    guesses: [...licenceGuess(source), ...read, ...guesses, ...plan.guesses, ...guessesOfReach(reach)],
    ...plan.record,
  };
  const isNew = ([file, content]: [string, object]) =>
    JSON.stringify(existing.get(file)) !== JSON.stringify(content);
  const files = new Map([
    ...[...plan.files].filter(isNew).map(([file, content]) => [file, toText(content)] as const),
    [recordPath, `${JSON.stringify(report, null, 1)}\n`] as const,
    ['import/report.md', describeImport(report)] as const,
  ]);
  const changed = [...files.keys()].filter((file) => existing.has(file) && file !== recordPath);
  return { report, files, changed, removed: plan.removed };
}

const kindHelp = 'Check the kinds of its features, or their "kinds" and "files" in mapping.json';

function geometryIn(files: CollegeFiles): GeometryFile[] {
  const geometry = [...files].filter(([path]) => path.startsWith('geometry/'));
  return geometry.map(([, content]) => content as GeometryFile);
}

/** Buildings of a college with the numbers of their rooms. */
function numberedBuildings(files: CollegeFiles) {
  const { buildings = [] } = (files.get('buildings.json') ?? {}) as Partial<Pick<CollegeSource, 'buildings'>>;
  const lists = [...files].flatMap(([path, content]) =>
    path.startsWith('rooms/') ? [content as RoomFile] : [],
  );
  return buildings.map(({ id, roomPrefix, levels }) => {
    const own = lists.filter(({ level }) => levels.some((one) => one.id === level));
    return {
      id,
      roomPrefix,
      numbers: own.flatMap(({ rooms }) => rooms.flatMap(({ number }) => number ?? [])),
    };
  });
}

/** Measures the college as it will be after the import. */
function measureAfter(plan: ImportPlan, existing: CollegeFiles, links: DerivedCampus['links']) {
  const after = new Map<string, unknown>([...existing, ...plan.files]);
  for (const path of plan.removed) after.delete(path);
  const { buildings } = after.get('buildings.json') as { buildings: Parameters<typeof measureReach>[0] };
  return measureReach(buildings, geometryIn(after), links);
}

function licenceGuess({ licence, attribution }: ImportReport['source']): Guess[] {
  if (licence !== undefined || attribution !== undefined) return [];
  const what =
    'Ask under which licence the data may be shown, and write it into "attribution" of college.json';
  return [{ kind: 'to-add', rule: 'licence', what, why: 'The source does not name its licence', where: {} }];
}

/** Guesses of the derivation without those that the office has settled since the last import. */
function openGuesses(
  { geometry, guesses }: DerivedCampus,
  { plan, existing }: { readonly plan: ImportPlan; readonly existing: CollegeFiles },
): readonly Guess[] {
  const written = new Set<unknown>(
    [...plan.files.values()].flatMap((content) => (content as Partial<GeometryFile>).features ?? []),
  );
  const replaced = new Set(
    geometry.flatMap(({ features }) => features.flatMap((one) => (written.has(one) ? [] : [one.id]))),
  );
  const withEntrance = geometryIn(existing).filter(({ features }) =>
    features?.some(
      ({ properties }) => properties.feature_type === 'opening' && properties.category === 'entrance',
    ),
  );
  const entered = new Set(withEntrance.map(({ level }) => level));
  return guesses.filter(({ rule, where }) => {
    if (rule === 'guessed-door') return !replaced.has(`door-${where.id}`);
    return rule !== 'no-entrance' || !entered.has(where.levelId ?? '');
  });
}
