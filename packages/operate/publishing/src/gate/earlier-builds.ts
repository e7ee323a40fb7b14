import { existsSync } from 'node:fs';
import { collegeName, type ModuleRecord, moduleFolder, readModuleRecord } from '../record/module-record.ts';
import type { SiteContent } from '../release/compose-release.ts';
import { goodBuildsBefore } from '../release/history.ts';
import { liveRelease } from '../release/release.ts';
import { explainKeys } from '../signing/signing-keys.ts';
import { explainFormatMismatch, explainIncompatibility } from './check-compatibility.ts';

/** Number of earlier shells and colleges to check: after a rollback to one of them the site must work. */
const maxBuilds = 3;

/** Earlier builds of a module that a rollback may choose, newest first. */
export function earlierBuilds(site: string, { name, version }: ModuleRecord): ModuleRecord[] {
  return goodBuildsBefore(version, liveRelease(site)?.history[name])
    .map((id) => ({ name, version: id }))
    .filter((build) => existsSync(moduleFolder(site, build)))
    .slice(0, maxBuilds)
    .map((build) => readModuleRecord(site, build));
}

/** Changed builds that do not work with an earlier shell or college. Only notes: a rollback checks again. */
export function noteEarlierBuilds(
  site: string,
  content: SiteContent,
  changed: ReadonlySet<string>,
): string[] {
  const { shell, remotes, college } = content;
  const changedRemotes = remotes.filter(({ name }) => changed.has(name));
  const withShell = earlierBuilds(site, shell).flatMap((earlier) => [
    ...changedRemotes.flatMap((remote) => toNote(remote, earlier, explainIncompatibility(remote, earlier))),
    ...noteKeys(earlier),
    ...(college && changed.has(collegeName)
      ? toNote(college, earlier, explainFormatMismatch(earlier, college))
      : []),
  ]);
  const modules = changed.has('shell') ? [shell, ...changedRemotes] : changedRemotes;
  const withCollege = (college ? earlierBuilds(site, college) : []).flatMap((earlier) =>
    modules.flatMap((module) => toNote(module, earlier, explainFormatMismatch(module, earlier))),
  );
  return [...withShell, ...withCollege];
}

function noteKeys(shell: ModuleRecord): string[] {
  const reason = explainKeys(shell);
  return reason ? [`The earlier shell ${shell.version} was not checked: ${reason}.`] : [];
}

function toNote(record: ModuleRecord, earlier: ModuleRecord, reason: string | undefined): string[] {
  if (!reason) return [];
  return [
    `${record.name} does not work with the earlier ${earlier.name} ${earlier.version}: ${reason}. If you roll back to that ${earlier.name}, roll back ${record.name} too.`,
  ];
}
