import { existsSync } from 'node:fs';
import type { SiteContent } from '../release/compose-release.ts';
import { goodBuildsBefore } from '../release/history.ts';
import { liveRelease } from '../release/release.ts';
import { collegeName, type ModuleRecord, moduleFolder, readModuleRecord } from '../site/module-record.ts';
import { explainRefusal } from './check-fit.ts';
import { checkPages } from './check-pages.ts';
import { checkSize } from './check-size.ts';
import { collegeVisits } from './college-visits.ts';
import type { GateProblem, GateResult } from './gate-result.ts';
import { type Visit, visitsFor } from './gate-visits.ts';
import { withBrowser } from './with-browser.ts';

/** How many shells before the current one a module must run in: whoever goes back to one of them still has a site. */
const earlierShells = 3;

export interface GateInput {
  readonly site: string;
  /** What is to go live; its builds lie in the site already. */
  readonly content: SiteContent;
  readonly changed: ReadonlySet<string>;
  readonly browser: boolean;
}

/** Everything that must hold before `content` may go live. */
export async function runGate({ site, content, changed, browser }: GateInput): Promise<GateResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const records = [content.shell, ...content.remotes].filter(({ name }) => changed.has(name));
  const problems = [
    ...records.flatMap((record) => checkSize(record)),
    ...content.remotes.flatMap((remote) => refusals(remote, content.shell)),
  ];
  const older = oldShells(site, content.shell);
  const notes = older.flatMap((shell) => refusalNotes(records, shell));
  // The shell refuses such a remote before it loads anything: its pages would all say the same.
  if (!browser || problems.length > 0) return { problems, notes, seconds: seconds() };

  const live = liveRelease(site)?.modules[collegeName];
  const before =
    live && changed.has(collegeName)
      ? readModuleRecord(site, { name: collegeName, version: live })
      : undefined;
  const visits = [
    ...visitsFor(content, changed),
    ...(changed.has(collegeName) ? collegeVisits({ site, content, before }) : []),
  ];
  const inOlder = older.map((shell) => ({ shell, visits: visitsInOlder(content, changed, shell) }));
  const found = await withBrowser(content.shell.origins, async (opened) =>
    Promise.all([
      checkPages(opened, { site, content, visits, tabs: 2 }),
      ...inOlder.map(({ shell, visits: some }) =>
        checkPages(opened, { site, content: { ...content, shell }, visits: some, byLinks: true }),
      ),
    ]),
  );
  const pages = inOlder.reduce((sum, { visits: some }) => sum + some.length, visits.length);
  return {
    problems: found.flat(),
    notes,
    opened: { pages, shells: 1 + older.length },
    seconds: seconds(),
  };
}

function refusals(remote: ModuleRecord, shell: ModuleRecord): GateProblem[] {
  const reason = explainRefusal(remote, shell);
  return reason ? [{ module: remote.name, shell: shell.version, reason }] : [];
}

function refusalNotes(records: readonly ModuleRecord[], shell: ModuleRecord): string[] {
  return records.flatMap((record) => {
    const reason = record.name === 'shell' ? undefined : explainRefusal(record, shell);
    return reason
      ? [
          `${record.name} does not run in the earlier shell ${shell.version}: ${reason}. Going back to that shell means going back with ${record.name} too.`,
        ]
      : [];
  });
}

/** The shells before `current` that somebody may go back to, newest first. */
function oldShells(site: string, current: ModuleRecord): ModuleRecord[] {
  return goodBuildsBefore(current.version, liveRelease(site)?.history.shell)
    .map((version) => ({ name: 'shell', version }))
    .filter((build) => existsSync(moduleFolder(site, build)))
    .slice(0, earlierShells)
    .map((build) => readModuleRecord(site, build));
}

/** In an earlier shell only the changed remotes are tried, and of them those that say that they fit. */
function visitsInOlder(content: SiteContent, changed: ReadonlySet<string>, shell: ModuleRecord): Visit[] {
  const fitting = content.remotes.filter(
    (remote) => changed.has(remote.name) && !explainRefusal(remote, shell),
  );
  return visitsFor(content, new Set(fitting.map(({ name }) => name)));
}
