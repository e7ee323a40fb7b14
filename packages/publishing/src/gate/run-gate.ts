import type { SiteContent } from '../release/compose-release.ts';
import { findClashes } from '../release/find-clashes.ts';
import { liveRecords, liveRelease } from '../release/release.ts';
import { explainKeys } from '../signing/signing-keys.ts';
import { collegeName, type ModuleRecord, readModuleRecord } from '../site/module-record.ts';
import { buildsBefore, noteEarlier } from './builds-before.ts';
import { explainRefusal, explainUnreadable, findRefusals } from './check-fit.ts';
import { checkPages } from './check-pages.ts';
import { checkSize } from './check-size.ts';
import { checkStays } from './check-stays.ts';
import { collegeVisits, noteGonePages } from './college-visits.ts';
import { checkDrops, findDrops } from './find-drops.ts';
import type { GateResult } from './gate-result.ts';
import { eachOnce, onePerComponent, type Visit, visitsFor } from './gate-visits.ts';
import { withPreview } from './with-preview.ts';

export interface GateInput {
  readonly site: string;
  /** What is to go live; its builds lie in the site already. */
  readonly content: SiteContent;
  readonly changed: ReadonlySet<string>;
  readonly browser: boolean;
  /** Paths of pages that may go. */
  readonly drops?: Iterable<string>;
}

/** Everything that must hold before `content` may go live. */
export async function runGate({
  site,
  content,
  changed,
  browser,
  drops = [],
}: GateInput): Promise<GateResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const { shell, remotes, college } = content;
  const records = [shell, ...remotes].filter(({ name }) => changed.has(name));
  const problems = [
    ...records.flatMap((record) => checkSize(site, record)),
    ...findRefusals(content),
    ...findClashes(content),
    ...checkDrops(findDrops(liveRecords(site), content), drops),
  ];
  const older = buildsBefore(site, shell).filter((earlier) => !explainKeys(earlier));
  const liveCollege = liveRelease(site)?.modules[collegeName];
  const before = liveCollege
    ? readModuleRecord(site, { name: collegeName, version: liveCollege })
    : undefined;
  const notes = [...noteEarlier(site, content, changed), ...noteGonePages({ site, content, before })];
  // The shell refuses such a remote before it loads anything: its pages would all say the same.
  if (!browser || problems.length > 0) return { problems, notes, seconds: seconds() };

  const ofCollege = changed.has(collegeName) ? collegeVisits({ site, content, before }) : [];
  const visits = eachOnce([...visitsFor(content, changed), ...ofCollege]);
  const inOlder = older
    .filter((earlier) => !explainUnreadable(earlier, college))
    .map((earlier) => ({
      content: { ...content, shell: earlier },
      visits: visitsInOlder(content, changed, earlier),
    }));
  const components = onePerComponent(visits);
  // Further addresses of a component differ in what they show: links lead there.
  const others = visits.filter((visit) => !components.includes(visit));
  const [linked, loaded] = [
    others.filter(({ component }) => component),
    others.filter(({ component }) => !component),
  ];
  const found = await withPreview(
    { site, origins: shell.origins, sharedProcess: changed.size === 1 },
    (preview) =>
      Promise.all([
        checkStays(preview, content, components),
        checkPages(preview, [{ content, visits: linked }]),
        checkPages(preview, inOlder),
        checkPages(preview, [{ content, visits: loaded }], 2),
      ]),
  );
  const pages = inOlder.reduce((sum, { visits: some }) => sum + some.length, visits.length);
  return {
    problems: found.flat(),
    notes,
    opened: { pages, shells: 1 + inOlder.length },
    seconds: seconds(),
  };
}

/**
 * In an earlier shell only the changed remotes are tried, of them those that say that they fit, and of these one address of
 * each page: the others differ in what they show, which the live shell's visits have seen.
 */
function visitsInOlder(content: SiteContent, changed: ReadonlySet<string>, shell: ModuleRecord): Visit[] {
  const fitting = content.remotes.filter(
    (remote) => changed.has(remote.name) && !explainRefusal(remote, shell),
  );
  return onePerComponent(visitsFor(content, new Set(fitting.map(({ name }) => name))));
}
