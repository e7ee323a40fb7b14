import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordDigest } from '@campusway/artefact/record';
import { canonicalJson } from '@campusway/contract';
import { type BuildName, collegeName, isHosted, type SiteContent } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { findOutdatedColleges } from '../college/erased-builds.ts';
import { explainKeys, readSigner, type Signer } from '../signing/signing-keys.ts';
import { compressFolder } from '../site-folder/compress.ts';
import { readSiteSettings } from '../site-folder/site-settings.ts';
import { syncFolder, syncTree } from '../site-folder/sync-tree.ts';
import { composeRelease } from './compose-release.ts';
import { continueHistory, type Episode, type Provenance, type UnverifiedBuild } from './history.ts';
import { goodBuilds, liveRelease, nextReleaseId, type Release, releaseFolder } from './release.ts';
import { isSigned, sealFiles } from './verify-release.ts';

/** Brotli quality of pages: 37 ms each for the best, while the gate opens pages; quick ones take 2 ms and 7 % more bytes. */
export const pageQuality = { best: 10, quick: 6 } as const;

/** What a release has besides its content. */
interface ReleaseFacts {
  /** Live builds that no page has as its fallback. */
  readonly unverified?: readonly UnverifiedBuild[];
  readonly provenance?: Provenance;
  /** Of Brotli, for its pages. */
  readonly quality?: number;
}

/** Writes the mutable part of a site (its pages and modules.json) into a new release folder, and makes it live. */
export async function publishRelease(
  site: string,
  content: SiteContent,
  facts: ReleaseFacts = {},
): Promise<Release> {
  const draft = await draftRelease(site, content, facts);
  return draft.publish(facts);
}

/** Writes the pages, which takes time, of a release that is not live yet. */
export async function draftRelease(
  site: string,
  content: SiteContent,
  { unverified, quality = pageQuality.best }: ReleaseFacts,
) {
  const signer = requireSigner(site);
  const refusal = explainKeys(content.shell);
  if (refusal) throw new ToolError(`Cannot write a release with shell ${content.shell.version}: ${refusal}`);
  const draft = nextRelease(site, content, { unverified });
  const folder = releaseFolder(site, draft.id);
  const aside = `${folder}.${process.pid}.tmp`;
  const added = await composeRelease(site, content, draft, aside);
  await compressFolder(aside, quality);
  /** Adds the history, puts the release in its place, synced to disk, and makes it live. */
  async function publish({ provenance, unverified }: ReleaseFacts): Promise<Release> {
    const release = nextRelease(site, content, { provenance, unverified, added });
    // Not compressed: it is never served.
    writeFileSync(join(aside, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    sealFiles(release.id, aside, signer);
    await syncTree(aside);
    renameSync(aside, folder);
    goLive(site, release.id);
    return release;
  }
  return { publish };
}

/**
 * The key for the next release; undefined for a site without signatures.
 * @throws {ToolError} when the site is signed and no key is set
 */
export function requireSigner(site: string): Signer | undefined {
  const signer = readSigner(site);
  const live = liveRelease(site);
  if (signer || !live || !isSigned(site, live)) return signer;
  throw new ToolError(
    `Cannot write a release: ${site} is signed. Set SITE_SIGNING_KEY to the file of the key`,
  );
}

export function nextRelease(
  site: string,
  { shell, remotes, college, services, redirects = {}, overrides = false, canary: next }: SiteContent,
  { unverified, provenance = {}, added }: ReleaseFacts & { readonly added?: BuildName | undefined } = {},
): Release {
  const live = liveRelease(site);
  const at = timeAfter(live);
  const records = [shell, ...remotes, ...(college ? [college] : [])];
  const modules = Object.fromEntries(records.map(({ name, version }) => [name, version]));
  function describe(name: string, version: string): Partial<Episode> {
    const made = [...records, next?.record].find(
      (record) => record?.name === name && record.version === version,
    );
    // The commit of a build that was made elsewhere is unknown here.
    const commit = made?.elsewhere || (made && isHosted(made)) ? undefined : provenance.commit;
    return { ...provenance, commit, inputs: made?.inputs, record: recordDigest(site, { name, version }) };
  }
  const settings = { services, overrides, url: readSiteSettings(site).url };
  const { person, reason } = provenance;
  const onlySettingsChanged =
    live &&
    canonicalJson(live.modules) === canonicalJson(modules) &&
    canonicalJson(settingsOf(live)) !== canonicalJson(settings);
  const settingsBy = onlySettingsChanged ? { person, reason: reason ?? 'site.json changed' } : undefined;
  const withdrawal = (name: string) => (live?.modules[name] ? { at, person, reason } : undefined);
  const history = continueHistory(live?.history ?? {}, modules, {
    at,
    unverified,
    erased: findOutdatedColleges(site, college).map(({ version }) => ({ name: collegeName, version })),
    describe,
    settingsBy,
    withdrawal,
  });
  // Without a next one the latest, ended.
  const last = live?.canary;
  const { name, version } = next?.record ?? last ?? shell;
  const isLast = last?.name === name && last.version === version;
  const isChanged = !isLast || (next !== undefined && next.share !== last.share);
  // A change of the share is another deployment of a canary that has run since then.
  const from = isLast && last.share > 0 ? last.from : at;
  const facts = isChanged ? { name, version, from, ...describe(name, version) } : last;
  const isOther = modules[name] !== version;
  const script = added && { ...added, record: recordDigest(site, added) };
  const fallback = next && goodBuilds(site, next.record, { history })[0]?.version;
  const canary = isOther ? { ...facts, share: next?.share ?? 0, script, fallback } : undefined;
  return { id: nextReleaseId(site), at, modules, redirects, ...settings, history, canary };
}

/** Difference between the clocks of two machines that deploy to one site. */
const clockSkewMinutes = 5;

/**
 * The present time, ISO 8601, and after `live`: the history is sorted by time, and `prune` counts from it.
 * @throws {ToolError} when the clock is behind
 */
function timeAfter(live: Release | undefined): string {
  const before = live ? Date.parse(live.at) : 0;
  if (Date.now() < before - clockSkewMinutes * 60_000)
    throw new ToolError(
      `Cannot write a release: the clock says ${new Date().toISOString()}, the live release is of ${live?.at}. Set the clock`,
    );
  return new Date(Math.max(Date.now(), before + 1)).toISOString();
}

/** Whether the live release already has this content. */
export function isAlreadyLive(site: string, content: SiteContent): boolean {
  const live = liveRelease(site);
  const factsOf = ({ modules, redirects, canary, ...release }: Release) =>
    canonicalJson([modules, redirects, canary?.version, canary?.share, settingsOf(release)]);
  return live !== undefined && factsOf(live) === factsOf(nextRelease(site, content));
}

function settingsOf({ services, overrides, url }: Pick<Release, 'services' | 'overrides' | 'url'>) {
  return { services, overrides, url };
}

/** Switches the site to a release atomically, with one rename. */
function goLive(site: string, id: string): void {
  const aside = join(site, `live.${process.pid}.tmp`);
  rmSync(aside, { force: true });
  symlinkSync(join('releases', id), aside, 'dir');
  syncFolder(join(site, 'releases'));
  renameSync(aside, join(site, 'live'));
  syncFolder(site);
}
