import { existsSync } from 'node:fs';
import type { SiteContent } from '../release/compose-release.ts';
import { goodBuildsBefore } from '../release/history.ts';
import { liveRelease } from '../release/release.ts';
import { explainKeys } from '../signing/signing-keys.ts';
import { collegeName, type ModuleRecord, moduleFolder, readModuleRecord } from '../site/module-record.ts';
import { explainRefusal, explainUnreadable } from './check-fit.ts';

/** How many shells, and colleges, before the current one are tried: a site that goes back to one of them must work. */
const maxBuilds = 3;

/** The builds of a module before `current` that an operator may go back to, newest first. */
export function buildsBefore(site: string, { name, version }: ModuleRecord): ModuleRecord[] {
  return goodBuildsBefore(version, liveRelease(site)?.history[name])
    .map((id) => ({ name, version: id }))
    .filter((build) => existsSync(moduleFolder(site, build)))
    .slice(0, maxBuilds)
    .map((build) => readModuleRecord(site, build));
}

/** Which of the changed builds do not work with an earlier shell or college. No reason to refuse: a rollback asks again. */
export function noteEarlier(site: string, content: SiteContent, changed: ReadonlySet<string>): string[] {
  const { shell, remotes, college } = content;
  const changedRemotes = remotes.filter(({ name }) => changed.has(name));
  const withShell = buildsBefore(site, shell).flatMap((earlier) => [
    ...changedRemotes.flatMap((remote) => toNote(remote, earlier, explainRefusal(remote, earlier))),
    ...noteKeys(earlier),
    ...(college && changed.has(collegeName)
      ? toNote(college, earlier, explainUnreadable(earlier, college))
      : []),
  ]);
  const modules = changed.has('shell') ? [shell, ...changedRemotes] : changedRemotes;
  const withCollege = (college ? buildsBefore(site, college) : []).flatMap((earlier) =>
    modules.flatMap((module) => toNote(module, earlier, explainUnreadable(module, earlier))),
  );
  return [...withShell, ...withCollege];
}

function noteKeys(shell: ModuleRecord): string[] {
  const reason = explainKeys(shell);
  return reason ? [`The earlier shell ${shell.version} is not tried: ${reason}.`] : [];
}

function toNote(record: ModuleRecord, earlier: ModuleRecord, reason: string | undefined): string[] {
  if (!reason) return [];
  return [
    `${record.name} does not work with the earlier ${earlier.name} ${earlier.version}: ${reason}. Going back to that ${earlier.name} means going back with ${record.name} too.`,
  ];
}
