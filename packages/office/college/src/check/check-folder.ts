import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileKinds, kindOf } from '../shapes/file-kinds.ts';
import type { ShapeName } from '../shapes/index.ts';
import { validatorOf } from '../shapes/index.ts';
import { type CollegeSource, type Sources, toCollegeSource, toSources } from '../source/college-source.ts';
import { type DataFile, type Entry, isImported, listEntries } from '../source/data-file.ts';
import { checkLogo, checkPhotos } from './check-pictures.ts';
import { checkSchema } from './check-schema.ts';
import { checkText } from './check-text.ts';
import { describeReport, hasError, type Report } from './describe-report.ts';
import { findDegrees } from './find-degrees.ts';
import { findMirrored } from './find-mirrored.ts';
import { lineOf } from './json-text.ts';
import { entriesOf, peopleOf } from './listed.ts';
import { putBack, readDataFile } from './read-file.ts';
import type { Finding, RawFinding } from './rule.ts';
import { importedProfile, rules } from './rules/index.ts';

/** Maximum findings of one rule in one file; the others are counted. */
const maxPerFile = 20;
/** The same for imported files, where findings are many and not made by the office. */
const maxPerImportedFile = 3;

/**
 * Checks a college folder and reports all findings. Never throws for bad content.
 *
 * @param drafts texts in place of those in the folder, by path
 */
export function checkFolder(folder: string, drafts?: ReadonlyMap<string, string>): Report {
  return inspectFolder(folder, drafts).report;
}

/**
 * Reads a college folder for the site, if the check passes.
 *
 * @throws {RangeError} with the report when the folder has an error
 */
export function readCollege(folder: string): CollegeSource {
  const { report, sources, paths } = inspectFolder(folder);
  if (hasError(report)) throw new RangeError(`Cannot use this college.\n${describeReport(report)}`);
  const pictures = paths.filter((path) => /^(photos|logo)\//.test(path));
  const contents = pictures.map((path) => [path, readFileSync(join(folder, path))] as const);
  return toCollegeSource(sources as Sources, new Map(contents));
}

/** The report, the files by kind (complete when the report has no error), and the paths of all files. */
function inspectFolder(folder: string, drafts: ReadonlyMap<string, string> = new Map()) {
  if (!isFolder(folder)) {
    const message = `There is no folder "${folder}"`;
    const fix = 'Name the folder that holds college.json';
    const findings = [{ ...whole('.', 'missing-file'), message, fix }];
    const report: Report = { folder, findings, counts: {} };
    return { report, sources: {}, paths: [] };
  }
  const valid: DataFile[] = [];
  const files = new Map<string, DataFile>();
  const entries = withDrafts(listEntries(folder), drafts);
  const paths = entries.flatMap(({ path, type }) => (type === 'file' ? [path] : []));
  const findings = [...missing(entries), ...unreadable(entries)];
  for (const path of paths) {
    const kind = kindOf(path);
    if (!kind) continue;
    const file = readDataFile(folder, path, drafts.get(path));
    if ('severity' in file) {
      findings.push(file);
      continue;
    }
    files.set(path, file);
    const schemaFindings = checkSchema(file, kind.shape);
    findings.push(
      ...located('schema', schemaFindings, files),
      ...located('encoding', checkText(file), files),
    );
    const degrees = kind.shape === 'geometry' && schemaFindings.length === 0 ? findDegrees(file) : undefined;
    if (degrees) findings.push(...located('degrees', [degrees], files));
    else if (schemaFindings.length === 0) valid.push(file);
  }
  const mirrored = findMirrored(valid);
  findings.push(...located('mirrored', mirrored, files));
  const sound = valid.filter(({ path }) => !mirrored.some(({ file }) => file === path));
  const others = otherColleges(folder, paths);
  findings.push(...others, ...strayFiles(paths, others));
  const broken = entries.filter(({ path }) => kindOf(path) && !sound.some((file) => file.path === path));
  const sources = toSources(
    sound,
    broken.map(({ path }) => path),
  );
  const lacking = missingBehind(sources);
  findings.push(...located('missing-file', lacking.findings, files));
  for (const rule of rules) {
    if (!rule.needs.every((need) => sources[need] && need !== lacking.kind)) continue;
    findings.push(...located(rule.name, rule.check(sources as Sources), files));
  }
  if (sources.staff && sources.photos)
    findings.push(...located('photos', checkPhotos(sources as Sources, folder, paths), files));
  if (sources.college) findings.push(...located('logo', checkLogo(sources as Sources, folder, paths), files));
  const report: Report = { folder, findings, counts: countOf(sources) };
  return { report, sources, paths };
}

function withDrafts(entries: readonly Entry[], drafts: ReadonlyMap<string, string>): readonly Entry[] {
  const known = new Set(entries.map(({ path }) => path));
  const added = [...drafts.keys()].filter((path) => !known.has(path));
  return [...entries, ...added.map((path) => ({ path, type: 'file' as const }))];
}

/** Adds severities and lines to the findings of a rule; of many similar ones, only the first and their number. */
function located(rule: string, raw: Iterable<RawFinding>, files: ReadonlyMap<string, DataFile>): Finding[] {
  const findings = [...raw].flatMap((finding) => grade(rule, finding, files));
  return [...Map.groupBy(findings, ({ severity, file }) => `${severity} ${file}`).values()].flatMap(
    (alike) => {
      const max = isImported(files.get(alike[0]?.file ?? '')) ? maxPerImportedFile : maxPerFile;
      const shown = alike.slice(0, max).map(({ other, ...finding }): Finding => {
        const line = findLine(finding, files);
        const message = other ? `${finding.message}${other.file}:${findLine(other, files)}` : finding.message;
        return { ...finding, message, ...(line !== undefined && { line }) };
      });
      const rest = alike.slice(max, max + 1).map(({ file, severity }) => ({
        ...whole(file, rule),
        severity,
        message: `${alike.length - max} more of this kind, ${alike.length} in all`,
        fix: 'Fix the ones above first',
      }));
      return [...shown, ...rest];
    },
  );
}

/** Applies the lower severities for imported files. */
function grade(rule: string, raw: RawFinding, files: ReadonlyMap<string, DataFile>) {
  const profile = isImported(files.get(raw.file)) ? importedProfile[rule] : undefined;
  if (profile === 'off') return [];
  return [{ severity: profile ?? ('error' as const), ...raw, rule }];
}

function findLine(
  { file, pointer }: Pick<RawFinding, 'file' | 'pointer'>,
  files: ReadonlyMap<string, DataFile>,
): number | undefined {
  const text = files.get(file)?.text;
  return text === undefined ? undefined : lineOf(text, pointer);
}

/** Without college.json the folder is no college, and other missing files do not matter. */
function missing(entries: readonly Entry[]): Finding[] {
  const kinds = fileKinds.filter(
    ({ isOne, isOptional }) => !isOptional && !entries.some(({ path }) => isOne(path)),
  );
  const college = kinds.find(({ shape }) => shape === 'college');
  return (college ? [college] : kinds).map(({ example: file }) => ({
    ...whole(file, 'missing-file'),
    message: college ? 'The folder has no college.json: it describes no college' : 'The file is missing',
    fix: college
      ? 'Name the folder that holds college.json, or put the file back, for instance from the last commit'
      : putBack,
  }));
}

/** Files that others name by their levels; each room of such a level would have findings of its own. */
function missingBehind({ buildings, geometry, rooms = [] }: Partial<Sources>): {
  readonly kind?: ShapeName;
  readonly findings: readonly RawFinding[];
} {
  const [first] = [...rooms, ...(geometry ?? [])].filter(({ content }) => content.level !== 'outdoors');
  if (buildings?.length === 0 && first) {
    const message = `The file is missing: ${first.path} has the level "${first.content.level}" of it`;
    return { kind: 'buildings', findings: [{ file: 'buildings.json', pointer: '', message, fix: putBack }] };
  }
  if (!geometry || !buildings) return { findings: [] };
  const drawn = new Set(geometry.map(({ content }) => content.level));
  const levels = entriesOf(buildings, 'buildings').flatMap(({ entry }) => entry.levels.map(({ id }) => id));
  const findings = rooms
    .filter(
      ({ content: { level, rooms } }) => rooms.length > 0 && levels.includes(level) && !drawn.has(level),
    )
    .map(({ path: file, content: { level } }) => ({
      ...{ file, pointer: '/level' },
      message: `No file of geometry/ draws the level "${level}"`,
      fix: `${putBack}, or draw the level`,
    }));
  return findings.length > 0 ? { kind: 'geometry', findings } : { findings };
}

/** Folders in place of files, and unreadable entries. */
function unreadable(entries: readonly Entry[]): Finding[] {
  return entries
    .filter(({ path, type }) => type === 'other' || (type === 'folder' && kindOf(path)))
    .map(({ path, type }) => ({
      ...whole(path, 'no-file'),
      message:
        type === 'folder'
          ? 'This is a folder, not a file'
          : 'This is not a file, but a pipe, a device or a broken link',
      fix: 'Put the file itself in its place, or remove it from the folder',
    }));
}

/** Further files that describe a college: in a nested folder, or a copy with another name. */
function otherColleges(folder: string, paths: readonly string[]): Finding[] {
  const isCollege = validatorOf('college');
  return paths
    .filter((path) => {
      if (kindOf(path) || !path.endsWith('.json')) return false;
      if (posix.basename(path) === 'college.json') return true;
      const file = readDataFile(folder, path);
      return 'value' in file && isCollege(file.value);
    })
    .map((path) => ({
      ...whole(path, 'two-colleges'),
      message: 'This file describes a second college: the folder has one already, in college.json',
      fix: 'Keep one of the two, or move the other college to a separate folder',
    }));
}

/**
 * Files that are never read: a misspelt name, a copy by an editor. Photos and the logo have separate rules, and a second
 * college in a nested folder is one finding.
 */
function strayFiles(paths: readonly string[], others: readonly Finding[]): Finding[] {
  const folders = others.flatMap(({ file }) => (file.includes('/') ? [`${posix.dirname(file)}/`] : []));
  const known = ['photos/', 'logo/', 'import/', ...folders, ...others.map(({ file }) => file)];
  return paths
    .filter((path) => !kindOf(path) && path !== 'README.md' && !known.some((start) => path.startsWith(start)))
    .slice(0, maxPerFile)
    .map((file) => ({
      ...whole(file, 'stray-file'),
      severity: 'warning',
      message: 'No part of the product reads this file',
      fix: 'Remove it from the folder, or check the spelling of its name',
    }));
}

/** A finding that concerns a file as a whole. */
function whole(file: string, rule: string) {
  return { severity: 'error', rule, file, pointer: '' } as const;
}

function countOf({ departments, staff, rooms, geometry }: Partial<Sources>): Report['counts'] {
  return {
    departments: departments?.[0]?.content.departments.length ?? 0,
    people: peopleOf(staff ?? []).length,
    rooms: rooms?.reduce((sum, { content }) => sum + content.rooms.length, 0) ?? 0,
    features: geometry?.reduce((sum, { content }) => sum + content.features.length, 0) ?? 0,
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
