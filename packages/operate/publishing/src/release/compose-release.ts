import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Preview } from '@campusway/contract';
import {
  canaryName,
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
 * Writes the texts of a release into `folder`, and the file of its canary beside the builds. The builds of `content` must
 * be in `site` already.
 * @returns build id of the canary's file
 */
export async function composeRelease(
  site: string,
  content: SiteContent,
  release: Release,
  folder: string,
): Promise<string | undefined> {
  const added = await addCanaryFile(site, content, release);
  const rendering = { ...renderingOf(site, content, release), canaryFile: added };
  const files = orToolError(() => renderSite(content, rendering));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return added?.version;
}

const canaryFile = 'canary.json';

async function addCanaryFile(site: string, content: SiteContent, release: Release) {
  const { canary } = content;
  if (!canary) return undefined;
  const live = withCanaryLive(content);
  const text = orToolError(() => renderCanary(live, renderingOf(site, live, release), canary.record));
  const build = {
    name: canaryName,
    version: shortHash(text),
    files: { [canaryFile]: toFileIntegrity(text) },
  };
  await addBuild(site, build, async (aside) => {
    writeFileSync(join(aside, canaryFile), text);
    await compressFolder(aside);
  });
  return { version: build.version, href: `${moduleUrl(build)}/${canaryFile}`, text };
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
