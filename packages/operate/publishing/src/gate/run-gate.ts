import { collegeName, findClashes, type ModuleRecord, type SiteContent } from '@campusway/pages';
import { liveRecords } from '../release/release.ts';
import { explainKeys } from '../signing/signing-keys.ts';
import {
  earlierBuilds,
  explainFormatMismatch,
  explainIncompatibility,
  findIncompatibilities,
  noteEarlierBuilds,
} from './check-compatibility.ts';
import { checkPages } from './check-pages.ts';
import { checkSideEffects } from './check-side-effects.ts';
import { checkSize } from './check-size.ts';
import { collegeVisits, noteRemovedPages } from './college-visits.ts';
import { checkDrops, findDrops } from './find-drops.ts';
import type { GateResult } from './gate-result.ts';
import { eachOnce, onePerComponent, type Visit, visitsFor } from './gate-visits.ts';
import type { PageRun } from './run-visits.ts';
import { withPreview } from './with-preview.ts';

interface GateInput {
  readonly site: string;
  /** The site as it would be; its builds are already uploaded. */
  readonly content: SiteContent;
  readonly changed: ReadonlySet<string>;
  readonly browser: boolean;
  /** Paths of pages that may be removed. */
  readonly drops?: Iterable<string>;
}

/** What `content` must pass before it goes live: the checks without pages, done, and those that open pages, for `run`. */
export function prepareGate(input: GateInput) {
  const { site, content, changed, browser, drops = [] } = input;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const { shell, remotes } = content;
  const records = [shell, ...remotes].filter(({ name }) => changed.has(name));
  const problems = [
    ...records.flatMap((record) => checkSize(site, record)),
    ...findIncompatibilities(content),
    ...findClashes(content, changed),
    ...checkDrops(findDrops(liveRecords(site), content), drops),
  ];
  const older = earlierBuilds(site, shell).filter((earlier) => !explainKeys(earlier));
  const before = liveRecords(site).find(({ name }) => name === collegeName);
  const notes = [...noteEarlierBuilds(site, content, changed), ...noteRemovedPages({ content, before })];
  // With these findings the shell would refuse the remote, so every page would only repeat them.
  const withoutPages = {
    opensPages: false,
    run: async (): Promise<GateResult> => ({ problems, notes, seconds: seconds() }),
  };
  if (!browser || problems.length > 0) return withoutPages;

  const ofCollege = changed.has(collegeName) ? collegeVisits(site, { content, before }) : [];
  const visits = eachOnce([...visitsFor(content, changed), ...ofCollege]);
  if (visits.length === 0) return withoutPages;
  const run = () => openPages(input, { visits, older, notes, seconds });
  return { opensPages: true, run };
}

interface Opening extends Pick<GateResult, 'notes'> {
  readonly visits: readonly Visit[];
  /** Earlier shells. */
  readonly older: readonly ModuleRecord[];
  readonly seconds: () => number;
}

/** Opens pages in the shell of `content` and in earlier ones. */
async function openPages(
  { site, content, changed }: GateInput,
  { visits, older, notes, seconds }: Opening,
): Promise<GateResult> {
  const { shell, college } = content;
  const inOlder = older
    .filter((earlier) => !explainFormatMismatch(earlier, college))
    .map((earlier) => ({
      content: { ...content, shell: earlier },
      visits: visitsInOlder(content, changed, earlier),
    }));
  const components = onePerComponent(visits);
  // The other addresses of a component differ only in content, so client-side navigation is enough.
  const others = visits.filter((visit) => !components.includes(visit));
  const { linked = [], loaded = [] } = Object.groupBy(others, ({ component }) =>
    component ? 'linked' : 'loaded',
  );
  const found = await withPreview(
    { site, origins: shell.origins, sharedProcess: changed.size === 1 },
    (preview) => {
      const observed = Promise.withResolvers<void>();
      // While the first pages are observed the processor is idle.
      const afterwards = (run: PageRun, tabCount?: number) =>
        observed.promise.then(() => checkPages(preview, run, tabCount));
      return Promise.all([
        checkSideEffects(preview, { content, visits: components }, observed.resolve),
        afterwards({ content, visits: linked }),
        afterwards({ content, visits: loaded }, 2),
        ...inOlder.map((run) => afterwards(run)),
      ]);
    },
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
 * Visits for an earlier shell: the changed remotes that are compatible with it, one address of each component. The other
 * addresses differ only in content, which the visits in the current shell cover.
 */
function visitsInOlder(content: SiteContent, changed: ReadonlySet<string>, shell: ModuleRecord): Visit[] {
  const compatible = content.remotes.filter(
    (remote) => changed.has(remote.name) && !explainIncompatibility(remote, shell),
  );
  return onePerComponent(visitsFor(content, new Set(compatible.map(({ name }) => name))));
}
