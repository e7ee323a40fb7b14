/** Imports another college's plans into a college folder: `npm run campus:import -- FILE`. */
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import {
  describeCounts,
  findPeople,
  ImportError,
  importCampus,
  importPeople,
  writeCollegeFolder,
} from '@campusway/import';
import { runCommand, ToolError } from '@campusway/toolkit';
import { withCollegeLock } from './college-lock.ts';

const usage = `npm run campus:import -- FILE [--into FOLDER] [--building ID] [--dry-run]
Imports an IMDF archive (zip or folder), OpenStreetMap data (.osm, Overpass JSON, GeoJSON), a folder of GeoJSON with a
mapping.json, a folder with tables of nodes and edges (CSV), or a list of people (CSV) into a college folder, by default a new
one named after the file. docs/your-campus.md describes each.
A second import of a newer file keeps your additions and changes. --building imports only one building, by its id or name.
--dry-run writes nothing.`;

const flags = {
  into: { type: 'string' },
  building: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Seconds to wait for another import into the folder. */
const maxWait = 600;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const [file, ...more] = positionals;
  if (file === undefined) throw new ToolError(`Name the file or folder to import.\n\n${usage}`);
  if (more.length > 0)
    throw new ToolError(`Cannot import "${more.join(' ')}" too: name one file.\n\n${usage}`);
  const folder = resolve(values.into ?? basename(resolve(file)).replace(/\.[a-z]+$/i, ''));
  const shown = relative(process.cwd(), folder) || '.';
  await withCollegeLock(folder, maxWait, async () => importInto(resolve(file), { folder, shown, ...values }));
});

interface ImportWords {
  readonly folder: string;
  /** The folder as the person sees it. */
  readonly shown: string;
  readonly into?: string | undefined;
  readonly building?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
}

function importInto(file: string, { folder, shown, ...values }: ImportWords): void {
  const isNew = !existsSync(folder);
  if (!isNew && values.into === undefined)
    throw new ToolError(
      `The folder "${shown}" already exists: choose the folder to import into with --into FOLDER`,
    );
  const people = attempt(() => findPeople(file));
  const isDry = values['dry-run'] === true;
  if (people === 'alone') {
    addPeople(file, { folder, shown, isDry });
    return;
  }
  const result = attempt(() =>
    importCampus(file, {
      into: folder,
      building: values.building,
      onStep: (step) => console.log(step),
    }),
  );
  const { report, files, changed, removed } = result;
  console.log(`\n${describeCounts(report).join('\n')}\n`);
  if (changed.length > 0) console.log(`Changes ${changed.join(', ')}`);
  if (removed.length > 0) console.log(`Removes ${removed.join(', ')}`);
  if (isDry) {
    console.log(`Would write ${files.size} files into ${shown}`);
    return;
  }
  writeCollegeFolder(folder, result);
  if (people) addPeople(file, { folder, shown, isDry });
  console.log(`Wrote ${files.size} files into ${shown}. Read ${join(shown, 'import/report.md')}`);
  const { findings } = checkFolder(folder);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const words = `${errors.length} errors, ${findings.length - errors.length} warnings`;
  console.log(`npm run data:check -- ${shown}: ${words}`);
  console.log(
    `npm run campus:fix -- ${shown} shows what to add, on the plans\nnpm start -- --college ${shown} shows the site`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

function addPeople(
  file: string,
  { folder, shown, isDry }: { readonly folder: string; readonly shown: string; readonly isDry: boolean },
): void {
  const { people, departments, files, removed, notes } = attempt(() => importPeople(file, { into: folder }));
  for (const note of notes) console.log(note);
  if (!isDry) writeCollegeFolder(folder, { files, removed });
  const paths =
    [...files.keys(), ...removed].filter((path) => path !== 'import/report.json').join(', ') || 'nothing';
  console.log(
    `People: ${people} in ${departments} departments. ${isDry ? 'Would change' : 'Changes'} ${paths} in ${shown}`,
  );
}

/** Reports a source that cannot be imported without a stack trace. */
function attempt<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw error instanceof ImportError ? new ToolError(error.message) : error;
  }
}
