import { isDeepStrictEqual } from 'node:util';
import type { GeometryFile } from './derive/categories.ts';
import { deriveCampus } from './derive/derive-campus.ts';
import { keepBuilding } from './keep-building.ts';
import { type Guess, ImportError } from './model.ts';
import { readCampus } from './read-campus.ts';
import { readCollegeFolder, toText } from './write/college-folder.ts';
import { openGuesses } from './write/open-guesses.ts';
import {
  attributionOf,
  type CollegeLines,
  type ImportPlan,
  type ImportRecord,
  planImport,
  recordPath,
} from './write/plan-import.ts';
import { measureReach } from './write/reach.ts';
import { describeImport, guessesOfReach, type ImportReport } from './write/report.ts';

export interface ImportOptions {
  /** The college folder; what its office has added stays. */
  readonly into: string;
  /** Id or name of the only building to import. */
  readonly building?: string | undefined;
  /** Told what is being done. */
  readonly onStep?: (step: string) => void;
}

export interface ImportResult {
  readonly report: ImportReport;
  /** Texts of the files that are new or change, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Of these, the ones that are there now. */
  readonly changed: readonly string[];
  /** Imported files that have nothing left. */
  readonly removed: readonly string[];
}

/**
 * Reads a source, derives what it lacks and merges it into a college folder. Nothing is written.
 *
 * @throws {ImportError} when the source cannot be read, or the folder cannot take it
 */
export function importCampus(
  path: string,
  { into, building, onStep = () => {} }: ImportOptions,
): ImportResult {
  onStep(`Reading ${path}`);
  const { campus: whole, guesses: read, restored } = readCampus(path);
  const campus = building === undefined ? whole : keepBuilding(whole, building);
  onStep(
    `Read ${campus.levels.length} levels, ${campus.units.length} units, ${campus.openings.length} openings`,
  );
  const existing = readCollegeFolder(into);
  const { origin, languages } = (existing.get('college.json') ?? {}) as CollegeLines;
  if (!origin && campus.unit === 'degrees' && [...existing.keys()].some((one) => one.startsWith('geometry/')))
    throw new ImportError(
      'Cannot import into this college: its drawing has no place on earth. Add "origin" to college.json',
    );
  const record: ImportRecord = { written: {}, ids: {}, ...(existing.get(recordPath) ?? {}) };
  onStep('Deriving ways, doors, stairs and lifts');
  const isItself = building === undefined && (!origin || isDeepStrictEqual(origin, restored?.origin));
  const derived =
    (isItself && restored) || deriveCampus(campus, { origin, language: languages?.[0], known: record.ids });
  if (derived.buildings.length === 0)
    throw new ImportError(`Cannot import "${path}": it has no level with a unit`);
  const plan = planImport({ derived, source: campus.source, existing, record });
  onStep('Measuring which rooms can be reached');
  const reach = measureOf(plan, existing);
  const { unreached: _, ...counts } = reach;
  const guesses = openGuesses(derived, { plan, existing });
  const report: ImportReport = {
    source: campus.source,
    attribution: attributionOf(campus.source, derived.name),
    counts: {
      buildings: derived.buildings.length,
      levels: derived.buildings.reduce((sum, { levels }) => sum + levels.length, 0),
      'rooms in lists': derived.rooms.reduce((sum, { rooms }) => sum + rooms.length, 0),
      features: derived.geometry.reduce((sum, { features }) => sum + features.length, 0),
    },
    reach: {
      ...counts,
      guessedDoors: guesses.filter(({ rule }) => rule === 'guessed-door').length,
    },
    guesses: [...licenceGuess(campus.source), ...read, ...guesses, ...plan.guesses, ...guessesOfReach(reach)],
    ...plan.record,
  };
  const isSame = (file: string, content: object) =>
    JSON.stringify(existing.get(file)) === JSON.stringify(content);
  const texts = new Map([
    ...[...plan.files].flatMap(([file, content]) =>
      isSame(file, content) ? [] : [[file, toText(content)] as const],
    ),
    [recordPath, `${JSON.stringify(report, null, 1)}\n`] as const,
    ['import/report.md', describeImport(report)] as const,
  ]);
  return {
    report,
    files: texts,
    changed: [...texts.keys()].filter((file) => existing.has(file) && file !== recordPath),
    removed: plan.removed,
  };
}

function measureOf(plan: ImportPlan, existing: ReadonlyMap<string, unknown>) {
  const after = new Map<string, unknown>([...existing, ...plan.files]);
  for (const path of plan.removed) after.delete(path);
  const geometry = [...after].filter(([path]) => path.startsWith('geometry/'));
  const { buildings } = after.get('buildings.json') as { buildings: Parameters<typeof measureReach>[0] };
  return measureReach(
    buildings,
    geometry.map(([, content]) => content as GeometryFile),
  );
}

function licenceGuess({ licence, attribution }: ImportReport['source']): Guess[] {
  if (licence !== undefined || attribution !== undefined) return [];
  const what =
    'Ask under which licence the data may be shown, and write it into "attribution" of college.json';
  return [{ kind: 'to-add', rule: 'licence', what, why: 'The source names none', where: {} }];
}
