import { readBuildFile, readModuleRecord, writeFiles } from '@campusway/artefact/record';
import type { Preview } from '@campusway/contract';
import {
  type BuildName,
  canaryFile,
  type Rendering,
  renderCanary,
  renderPreview,
  renderSite,
  type SiteContent,
  withCanaryLive,
} from '@campusway/pages';
import { orToolError } from '@campusway/toolkit';
import { readSigner } from '../signing/signing-keys.ts';
import { readSiteSettings } from '../site-folder/site-settings.ts';
import { uploadBuild } from '../site-folder/upload-module.ts';
import { goodBuilds, type Release } from './release.ts';

/**
 * Writes the texts of a release into `folder`, and the script of its canary beside the builds. The builds of `content` must
 * be in `site` already.
 * @returns that script
 */
export async function composeRelease(
  site: string,
  content: SiteContent,
  release: Release,
  folder: string,
): Promise<BuildName | undefined> {
  const canary = await addCanary(site, content, release);
  const rendering = { ...renderingOf(site, content, release), canary };
  writeFiles(
    folder,
    orToolError(() => renderSite(content, rendering)),
  );
  return canary && { name: canary.build.name, version: canary.build.version };
}

async function addCanary(site: string, content: SiteContent, release: Release) {
  const rendering = renderingOf(site, withCanaryLive(content), release);
  const canary = orToolError(() => renderCanary(content, rendering));
  if (canary) await uploadBuild(site, canary.build, new Map([[canaryFile, Buffer.from(canary.script)]]));
  return canary;
}

/** HTML of a preview beside the live release. */
export function composePreview(site: string, content: SiteContent, live: Release, preview: Preview): string {
  return orToolError(() => renderPreview(content, renderingOf(site, content, live), preview));
}

function renderingOf(site: string, { shell, remotes }: SiteContent, release: Release): Rendering {
  const previous = remotes.flatMap((remote) => goodBuilds(site, remote, release).slice(0, 1));
  return {
    release: release.id,
    previous: new Map(previous.map((build) => [build.name, readModuleRecord(site, build)])),
    url: readSiteSettings(site).url,
    readShellFile: (file) => readBuildFile(site, shell, file),
    sign: readSigner(site)?.sign,
  };
}
