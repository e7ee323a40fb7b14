import { facade } from '@campusway/artefact/build';
import { readModuleRecord } from '@campusway/artefact/record';
import { findCollegeMismatch } from '@campusway/contract';
import { type BuildMismatch, findBuildMismatch } from '@campusway/contract/build-mismatch';
import { type BuildName, collegeName, type ModuleRecord, type SiteContent } from '@campusway/pages';
import { goodBuilds, liveRelease } from '../release/release.ts';
import { explainKeys } from '../signing/signing-keys.ts';
import type { GateFinding } from './gate-result.ts';

/** Incompatible builds of a site: remotes against the shell, and every module against the college. */
export function findIncompatibilities({ shell, remotes, college }: SiteContent): GateFinding[] {
  const { version } = shell;
  const found = [
    { module: shell.name, reason: explainKeys(shell) },
    ...remotes.map((remote) => ({
      module: remote.name,
      shell: version,
      reason: explainIncompatibility(remote, shell),
    })),
    ...[shell, ...remotes].map((module) => ({
      module: module.name,
      reason: explainFormatMismatch(module, college),
    })),
  ];
  return found.flatMap(({ reason, ...finding }) => (reason ? [{ ...finding, reason }] : []));
}

/** Explains why a module cannot read a college; undefined when it can, or when it reads nothing of it. */
export function explainFormatMismatch(
  module: ModuleRecord,
  college: ModuleRecord | undefined,
): string | undefined {
  if (!college || !readsCollege(module)) return undefined;
  const mismatch = findCollegeMismatch(module.collegeFormats, college.collegeFormats);
  if (!mismatch) return undefined;
  const [read, served] = [mismatch.read, mismatch.served].map((formats) => formats.join(' or '));
  return `it reads the college in format ${read}, college ${college.version} has format ${served}`;
}

function readsCollege({ name, routes, collegeOf = {} }: ModuleRecord): boolean {
  const named = [...routes.map(({ college }) => college), ...Object.values(collegeOf)];
  return name === 'shell' || named.some((parts) => parts && parts.length > 0);
}

/** Explains why a shell would refuse to load a remote; undefined when it would load it. */
export function explainIncompatibility(remote: ModuleRecord, shell: ModuleRecord): string | undefined {
  const mismatch = findBuildMismatch(remote, { contract: shell.contract, provided: shell.shared });
  return mismatch
    ? describeMismatch(mismatch)
    : (explainMissingNames(remote, shell) ?? explainOrigin(remote, shell));
}

/** A call of a missing export throws only when it runs, perhaps after a click, so opening pages may not reveal it. */
function explainMissingNames({ sharedNames: used }: ModuleRecord, shell: ModuleRecord): string | undefined {
  const { sharedNames: provided } = shell;
  if (!used || !provided) return undefined;
  const missing = used.filter((name) => !provided.includes(name));
  if (missing.length === 0) return undefined;
  const version = shell.shared[facade] ?? '';
  return `it uses ${missing.join(', ')} of ${facade}, which the shell's version ${version} does not have (deploy a shell that has it first, or in the same command)`;
}

/** A shell loads modules only from the site's origin and from the origins in its configuration. */
function explainOrigin({ base }: ModuleRecord, shell: ModuleRecord): string | undefined {
  const origin = base && new URL(base).origin;
  if (!origin || shell.origins.includes(origin)) return undefined;
  return `the shell does not allow modules from ${origin} (add it to shell/module-origins.json and deploy the shell, before this or together with it)`;
}

function describeMismatch(mismatch: BuildMismatch): string {
  switch (mismatch.kind) {
    case 'contract':
      return `it is built for contract ${mismatch.found}, the shell for contract ${mismatch.expected}`;
    case 'skew':
      return `it needs ${mismatch.package} ${mismatch.needed}, the shell provides ${mismatch.provided}`;
    default:
      return mismatch satisfies never;
  }
}

/** Number of earlier shells and colleges to check: after a rollback to one of them the site must work. */
const maxBuilds = 3;

/** Earlier builds of a module that a rollback may choose, newest first. */
export function earlierBuilds(site: string, build: BuildName): ModuleRecord[] {
  const builds = goodBuilds(site, build, liveRelease(site)).slice(0, maxBuilds);
  return builds.map((earlier) => readModuleRecord(site, earlier));
}

/** Changed builds that do not work with an earlier shell or college. Only notes: a rollback checks again. */
export function noteEarlierBuilds(
  site: string,
  content: SiteContent,
  changed: ReadonlySet<string>,
): string[] {
  const { shell, remotes, college } = content;
  const changedRemotes = remotes.filter(({ name }) => changed.has(name));
  const modules = changed.has('shell') ? [shell, ...changedRemotes] : changedRemotes;
  const withShell = earlierBuilds(site, shell).flatMap((earlier) => {
    const keys = explainKeys(earlier);
    return [
      ...changedRemotes.map((remote) => toNote(remote, earlier, explainIncompatibility(remote, earlier))),
      keys && `The earlier shell ${earlier.version} was not checked: ${keys}.`,
      college &&
        changed.has(collegeName) &&
        toNote(college, earlier, explainFormatMismatch(earlier, college)),
    ];
  });
  const withCollege = (college ? earlierBuilds(site, college) : []).flatMap((earlier) =>
    modules.map((module) => toNote(module, earlier, explainFormatMismatch(module, earlier))),
  );
  return [...withShell, ...withCollege].filter((note) => note !== undefined && note !== false);
}

function toNote(record: ModuleRecord, earlier: ModuleRecord, reason: string | undefined): string | undefined {
  return (
    reason &&
    `${record.name} does not work with the earlier ${earlier.name} ${earlier.version}: ${reason}. If you roll back to that ${earlier.name}, roll back ${record.name} too.`
  );
}
