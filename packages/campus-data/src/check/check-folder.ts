import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkGenerated } from './check-generated.ts';
import { checkPhotos } from './check-photos.ts';
import { checkPictures } from './check-pictures.ts';
import { checkSchema } from './check-schema.ts';
import type { DataFile } from './data-file.ts';
import type { Fault, Finding } from './finding.ts';
import { lineOf } from './line-of.ts';
import { readDataFile } from './read-file.ts';
import { requiredFiles } from './required-files.ts';
import { rules } from './rules/index.ts';
import { checkText } from './rules/mojibake.ts';
import { type Sources, toSources } from './sources.ts';

export interface Report {
  readonly folder: string;
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<string, number>>;
}

/** More findings of one rule in one file than this help nobody. */
const mostPerRule = 20;

/**
 * Checks a data folder and says everything that is wrong with it. Whatever the folder holds, the answer is findings.
 *
 * @param generated the folder of generated files to compare with, `assets` with the pictures beside it; none, if they
 *   are not of interest
 */
export function checkFolder(folder: string, generated?: string): Report {
  if (!isFolder(folder)) {
    const message = `There is no folder "${folder}"`;
    const fix = 'Name the folder that holds departments.json';
    return {
      folder,
      findings: [{ severity: 'error', rule: 'missing-file', file: '.', pointer: '', message, fix }],
      counts: {},
    };
  }
  const findings: Finding[] = [];
  const sound: DataFile[] = [];
  const files = new Map<string, DataFile>();
  for (const [path, schema] of requiredFiles) {
    const file = readDataFile(folder, path);
    if ('severity' in file) {
      findings.push(file);
      continue;
    }
    files.set(path, file);
    const faults = checkSchema(file, schema);
    findings.push(...located('schema', faults, files), ...located('encoding', checkText(file), files));
    if (faults.length === 0) sound.push(file);
  }
  findings.push(...strangers(folder));
  const sources = toSources(sound);
  for (const rule of rules) {
    if (!rule.needs.every((need) => sources[need])) continue;
    findings.push(...located(rule.name, rule.check(sources as Sources), files));
  }
  if (sources.staff && sources.photos)
    findings.push(...located('photos', checkPhotos(sources as Sources, folder), files));
  if (generated !== undefined && sources.geometry && findings.every(({ severity }) => severity !== 'error')) {
    findings.push(...located('generated', checkGenerated(sources.geometry, generated), files));
    findings.push(
      ...located('pictures', checkPictures(sources as Sources, join(generated, '../assets')), files),
    );
  }
  return { folder, findings, counts: countOf(sources) };
}

function located(rule: string, faults: Iterable<Fault>, files: ReadonlyMap<string, DataFile>): Finding[] {
  const perFile = new Map<string, number>();
  const findings: Finding[] = [];
  for (const fault of faults) {
    const count = (perFile.get(fault.file) ?? 0) + 1;
    perFile.set(fault.file, count);
    if (count > mostPerRule) continue;
    const { other, ...own } = fault;
    const line = findLine(own, files);
    const message = other ? `${own.message}${other.file}:${findLine(other, files)}` : own.message;
    findings.push({ severity: 'error', ...own, message, rule, ...(line !== undefined && { line }) });
  }
  for (const [file, count] of perFile) {
    if (count <= mostPerRule) continue;
    const message = `${count - mostPerRule} more of this kind`;
    findings.push({ severity: 'error', rule, file, pointer: '', message, fix: 'Mend the ones above first' });
  }
  return findings;
}

function findLine(
  { file, pointer }: Pick<Fault, 'file' | 'pointer'>,
  files: ReadonlyMap<string, DataFile>,
): number | undefined {
  const text = files.get(file)?.text;
  return text === undefined ? undefined : lineOf(text, pointer);
}

/** Files that nobody reads: a misspelt name, a copy that an editor left. Photos have a rule of their own. */
function strangers(folder: string): Finding[] {
  const known = new Set(requiredFiles.keys());
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''),
    )
    .filter((path) => !known.has(path) && !path.startsWith('photos/'))
    .slice(0, mostPerRule)
    .map((file) => ({
      severity: 'warning',
      rule: 'stray-file',
      file,
      pointer: '',
      message: 'No part of the product reads this file',
      fix: 'Take it out of the folder, or look whether its name is misspelt',
    }));
}

function countOf({ departments, staff, rooms, geometry }: Partial<Sources>): Report['counts'] {
  return {
    departments: departments?.[0]?.content.departments.length ?? 0,
    people:
      staff?.reduce(
        (sum, { content }) => sum + content.teaching.length + content['non-teaching'].length,
        0,
      ) ?? 0,
    rooms: rooms?.reduce((sum, { content }) => sum + content.rooms.length, 0) ?? 0,
    features: geometry?.reduce((sum, { content }) => sum + content.features.length, 0) ?? 0,
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
