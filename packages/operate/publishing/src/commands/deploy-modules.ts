import { distOf } from '@campusway/artefact/build';
import { moduleFolder } from '@campusway/artefact/record';
import { collegeName, type ModuleRecord, moduleUrl } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { findOutdatedColleges, findShownChanges } from '../college/erased-builds.ts';
import { buildCollege } from '../college/open-college.ts';
import { uploadCollege } from '../college/upload-college.ts';
import type { GateResult } from '../gate/gate-result.ts';
import { prepareGate } from '../gate/run-gate.ts';
import { changeSite } from '../release/change-site.ts';
import { previewedBuilds, writePreview } from '../release/previews.ts';
import {
  allBuilds,
  liveRelease,
  type Release,
  requireLiveRelease,
  runningCanary,
  shownBuilds,
} from '../release/release.ts';
import { draftRelease, isAlreadyLive, pageQuality, requireSigner } from '../release/write-release.ts';
import { collegeOfSite, noteCollegeFolder } from '../site-folder/college-folder.ts';
import { readSiteSettings } from '../site-folder/site-settings.ts';
import { withTempFolder } from '../site-folder/temp-folder.ts';
import { removeWhole, uploadBuild } from '../site-folder/upload-module.ts';
import { adoptBuild } from './adopt-build.ts';
import { buildChosen, findSkipReason, namesOf } from './choose-modules.ts';
import type { DeployOptions } from './deploy-options.ts';
import type { DeployReport } from './deploy-report.ts';
import { withRedirects } from './drop-routes.ts';
import { readCommit, readPerson, toOutcome } from './read-provenance.ts';
import { shadowSite } from './shadow-site.ts';
import { contentWith, contentWithoutCanary, endedCanary, withoutShell } from './site-content.ts';

type Log = (line: string) => void;

/**
 * Builds, uploads and checks modules, and makes all of them live in one swap.
 * @throws {ToolError} on failure; the site is then unchanged
 */
export async function deployModules(options: DeployOptions, log: Log): Promise<DeployReport> {
  const { site, which, foreign } = options;
  // Before anything is created, in case the folder is misspelt.
  const isWhole = typeof which === 'string' || which.includes('shell') || foreign.length > 0;
  if (!isWhole && !liveRelease(site)) throw withoutShell(site, which);
  const action = async () =>
    options.dryRun
      ? { ...(await deployInto(shadowSite(site), options, log)), site }
      : deployInto(site, options, log);
  return changeSite(site, () => withTempFolder(site, action), { waitSeconds: options.waitSeconds });
}

/** A build that the gate refuses, or that is uploaded before an error, does not stay where a server would send it. */
async function deployInto(site: string, options: DeployOptions, log: Log): Promise<DeployReport> {
  const before = new Set(allBuilds(site).map(moduleUrl));
  try {
    return await buildAndDeploy(site, options, log);
  } finally {
    const live = liveRelease(site);
    const used = [...(live ? shownBuilds(live) : []), ...previewedBuilds(site)];
    const kept = new Set([...before, ...used.map(moduleUrl)]);
    // Leftovers of the college are files that builds share: `changeSite` removes them.
    for (const build of allBuilds(site))
      if (build.name !== collegeName && !kept.has(moduleUrl(build))) removeWhole(moduleFolder(site, build));
  }
}

async function buildAndDeploy(site: string, options: DeployOptions, log: Log): Promise<DeployReport> {
  const started = performance.now();
  const live = liveRelease(site);
  // Before the build, which takes longer.
  requireSigner(site);
  log('Building');
  const names = namesOf(options.which);
  // Before the modules, so that an error in the college is found before anything is uploaded.
  const folder = names.includes(collegeName) ? collegeOfSite(site, options.college) : undefined;
  const college = folder === undefined ? undefined : buildCollege(folder);
  const built = await buildChosen(
    names.filter((name) => name !== collegeName),
    log,
    site,
  );
  if (college) log(`  ${collegeName.padEnd(14)} ${college.record.version}  derived from ${folder}`);
  const isWanted = (record: ModuleRecord) => {
    const skipReason = options.which === 'changed' ? findSkipReason(record, live) : undefined;
    if (skipReason)
      log(`  Skipped: ${record.name} ${record.version} was ${skipReason}. To deploy it again, name it.`);
    return !skipReason;
  };
  const uploaded = await allEnded([
    ...built.filter(isWanted).map((record) => uploadBuild(site, record, distOf(record.name))),
    ...(college && isWanted(college.record) ? [uploadCollege(site, college)] : []),
    ...options.foreign.map((build) => adoptBuild(site, build, options)),
  ]);
  const records = uploaded.filter(({ name, version }) => live?.modules[name] !== version);
  const report = await deployBuilds(site, records, options, log);
  if (folder && (report.outcome === 'live' || report.outcome === 'unchanged'))
    noteCollegeFolder(site, folder);
  return { ...report, seconds: (performance.now() - started) / 1000 };
}

/** As Promise.all(), and none of the work goes on after an error, when the site's lock is released. */
async function allEnded<const Work extends readonly unknown[]>(work: Work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Checks uploaded builds and makes them live in one swap. The caller must hold the site's lock. */
export async function deployBuilds(
  site: string,
  records: readonly ModuleRecord[],
  options: Pick<
    DeployOptions,
    'browser' | 'dryRun' | 'force' | 'drops' | 'reason' | 'preview' | 'canary' | 'quality'
  >,
  log: Log,
): Promise<Omit<DeployReport, 'seconds'>> {
  const live = options.preview ? requireLiveRelease(site) : liveRelease(site);
  const report = {
    site,
    url: readSiteSettings(site).url,
    release: live?.id,
    modules: records.map((record) => describeChange(record, live)),
    forced: false,
  };
  const content = withRedirects(site, contentWith(site, records), options.drops);
  const [record] = records;
  const canary = options.canary && record ? { record, share: options.canary } : undefined;
  if (canary) requireNoOther(live, canary.record);
  const shown = canary ? { ...contentWithoutCanary(site, []), canary } : content;
  if (isAlreadyLive(site, shown)) return { ...report, outcome: 'unchanged' };
  const erased = findOutdatedColleges(site, content.college);
  const changes = content.college && findShownChanges(site, live?.modules[collegeName], content.college);
  const ended = endedCanary(site, shown);

  const changed = new Set(records.map(({ name }) => name));
  log(options.browser ? 'Opening the pages before they go live' : noBrowserWarning);
  const { browser, drops } = options;
  const prepared = prepareGate({ site, content, changed, browser, drops: drops.keys() });
  // Without pages to open there is no gate to wait for, as with closures alone.
  const { quality = prepared.opensPages ? pageQuality.best : pageQuality.quick } = options;
  const drafting = options.preview ? undefined : draftRelease(site, shown, { quality });
  const [gate, draft] = await allEnded([prepared.run(), drafting]);
  for (const line of gateLines(gate)) log(line);
  const refused = gate.problems.length > 0;
  if (refused && !options.force) {
    const outcome = options.dryRun ? 'would be refused' : 'refused';
    return { ...report, outcome, gate };
  }
  if (!draft) {
    const builds = Object.fromEntries(records.map(({ name, version }) => [name, version]));
    const { path, until } = writePreview(site, content, requireLiveRelease(site), builds);
    return { ...report, outcome: 'preview', gate, forced: refused, preview: { path, until } };
  }
  const doubt = 'refused by the gate' as const;
  const unverified = refused ? records.map(({ name, version }) => ({ name, version, doubt })) : [];
  const provenance = { ...readPerson(options.reason), commit: readCommit(), gate: toOutcome(gate) };
  const release = await draft.publish({ provenance, unverified });
  const outcome = options.dryRun ? 'would go live' : canary ? 'canary' : 'live';
  const share = canary?.share;
  return { ...report, outcome, release: release.id, gate, forced: refused, erased, ...changes, ended, share };
}

/** @throws {ToolError} when the site has another canary */
function requireNoOther(live: Release | undefined, { name, version }: ModuleRecord): void {
  const other = runningCanary(live);
  if (!other || (other.name === name && other.version === version)) return;
  throw new ToolError(
    `Cannot show ${name} ${version} as a canary: ${other.name} ${other.version} is one, for ${other.share} % of tabs. ` +
      `First: npm run promote -- ${other.name}, or npm run abort -- ${other.name}`,
  );
}

const noBrowserWarning = [
  '',
  '  !!  --no-browser: the gate opens no pages.',
  '  !!  The modules may not run in this site or in its earlier shells.',
  '',
].join('\n');

function describeChange(record: ModuleRecord, live: Release | undefined) {
  const { name, version, kilobytes } = record;
  return { name, version, replaces: live?.modules[name], url: moduleUrl(record), kilobytes };
}

function gateLines({ opened, notes, seconds }: GateResult): string[] {
  const shells = opened && (opened.shells === 1 ? 'one shell' : `${opened.shells} shells`);
  const pages = opened ? [`  ${opened.pages} pages opened in ${shells}, ${seconds.toFixed(1)} s`] : [];
  return [...pages, ...notes.map((note) => `  Note: ${note}`)];
}
