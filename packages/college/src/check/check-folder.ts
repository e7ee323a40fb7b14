import { readdirSync, statSync } from 'node:fs';
import { fileKinds, kindOf } from '../shapes/file-kinds.ts';
import { checkPhotos } from './check-photos.ts';
import { checkSchema } from './check-schema.ts';
import type { DataFile } from './data-file.ts';
import type { Fault, Finding } from './finding.ts';
import { lineOf } from './line-of.ts';
import { readDataFile } from './read-file.ts';
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

/** Checks a college folder and reports everything that is wrong with it. Whatever it holds, the answer is findings. */
export function checkFolder(folder: string): Report {
  if (!isFolder(folder)) {
    const message = `There is no folder "${folder}"`;
    const fix = 'Name the folder that holds college.json';
    return {
      folder,
      findings: [{ severity: 'error', rule: 'missing-file', file: '.', pointer: '', message, fix }],
      counts: {},
    };
  }
  const findings: Finding[] = [];
  const sound: DataFile[] = [];
  const files = new Map<string, DataFile>();
  const paths = listPaths(folder);
  for (const { pattern, example } of fileKinds) {
    if (paths.some((path) => pattern.test(path))) continue;
    const message = 'The file is missing';
    const fix = 'Put it back, for instance from the last commit';
    findings.push({ severity: 'error', rule: 'missing-file', file: example, pointer: '', message, fix });
  }
  for (const path of paths) {
    const kind = kindOf(path);
    if (!kind) continue;
    const file = readDataFile(folder, path);
    if ('severity' in file) {
      findings.push(file);
      continue;
    }
    files.set(path, file);
    const faults = checkSchema(file, kind.shape);
    findings.push(...located('schema', faults, files), ...located('encoding', checkText(file), files));
    if (faults.length === 0) sound.push(file);
  }
  findings.push(...strangers(paths));
  const broken = paths.filter((path) => kindOf(path) && !sound.some((file) => file.path === path));
  const sources = toSources(sound, broken);
  for (const rule of rules) {
    if (!rule.needs.every((need) => sources[need])) continue;
    findings.push(...located(rule.name, rule.check(sources as Sources), files));
  }
  if (sources.staff && sources.photos)
    findings.push(...located('photos', checkPhotos(sources as Sources, folder), files));
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

/** Files of the folder by their paths in it, sorted. */
function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''),
    )
    .sort();
}

/** Files that nothing reads: a misspelt name, a copy that an editor left. Photos have a rule of their own. */
function strangers(paths: readonly string[]): Finding[] {
  return paths
    .filter((path) => !kindOf(path) && !path.startsWith('photos/') && path !== 'README.md')
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
