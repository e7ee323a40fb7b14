import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Preview } from '@campusway/contract';
import {
  canaryName,
  canaryScript,
  type ModuleRecord,
  moduleUrl,
  type Rendering,
  renderCanary,
  renderPreview,
  renderSite,
  type SiteContent,
  shortHash,
  toFileIntegrity,
  withCanaryLive,
} from '@campusway/pages';
import { orToolError } from '@campusway/toolkit';
import { moduleFolder, readBuildFile, readModuleRecord } from '../build-record/module-record.ts';
import { readSigner } from '../signing/signing-keys.ts';
import { compressFolder } from '../site-folder/compress.ts';
import { readSiteSettings } from '../site-folder/site-settings.ts';
import { addBuild } from '../site-folder/upload-module.ts';
import { goodBuildsBefore } from './history.ts';
import type { Release } from './release.ts';

/**
 * Writes the texts of a release into `folder`, and the script of its canary beside the builds. The builds of `content` must
 * be in `site` already.
 * @returns build id of that script
 */
export async function composeRelease(
  site: string,
  content: SiteContent,
  release: Release,
  folder: string,
): Promise<string | undefined> {
  const canary = await addCanary(site, content, release);
  const rendering = { ...renderingOf(site, content, release), canary };
  const files = orToolError(() => renderSite(content, rendering));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return canary?.version;
}

async function addCanary(site: string, content: SiteContent, release: Release) {
  const rendering = renderingOf(site, withCanaryLive(content), release);
  const texts = orToolError(() => renderCanary(content, rendering));
  if (!texts) return undefined;
  const script = canaryScript(texts);
  const integrity = toFileIntegrity(script);
  const files = { 'canary.js': integrity };
  const build = { name: canaryName, version: shortHash(script), origins: [], files };
  await addBuild(site, build, async (aside) => {
    writeFileSync(join(aside, 'canary.js'), script);
    await compressFolder(aside);
  });
  return { ...texts, version: build.version, src: `${moduleUrl(build)}/canary.js`, integrity };
}

/** HTML of a preview beside the live release. */
export function composePreview(site: string, content: SiteContent, live: Release, preview: Preview): string {
  return orToolError(() => renderPreview(content, renderingOf(site, content, live), preview));
}

function renderingOf(site: string, { shell, remotes }: SiteContent, release: Release): Rendering {
  return {
    release: release.id,
    previous: lastGoodBuilds(site, remotes, release),
    url: readSiteSettings(site).url,
    readShellFile: (file) => readBuildFile(site, shell, file),
    sign: readSigner(site)?.sign,
  };
}

/** By remote: the last known good build before the given one that the site still has. */
function lastGoodBuilds(
  site: string,
  remotes: readonly ModuleRecord[],
  { history }: Release,
): Map<string, ModuleRecord> {
  const found = remotes.flatMap(({ name, version }): [string, ModuleRecord][] => {
    const other = goodBuildsBefore(version, history[name]).find((id) =>
      existsSync(moduleFolder(site, { name, version: id })),
    );
    return other ? [[name, readModuleRecord(site, { name, version: other })]] : [];
  });
  return new Map(found);
}
