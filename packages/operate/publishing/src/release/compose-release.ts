import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  deferredParts,
  type Preview,
  type PublishedFile,
  type Registry,
  type RemoteRoute,
  registryText,
  type Services,
  toPageName,
  toPlacePageName,
} from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';
import { toIntegrity } from '../build-record/build-files.ts';
import {
  type ModuleRecord,
  moduleFolder,
  moduleUrl,
  type PublishedPicture,
  readBuildFile,
  readModuleRecord,
} from '../build-record/module-record.ts';
import { earlyAnswerOf } from '../pages/early-answer.ts';
import { isUnlisted, robots, sitemap } from '../pages/for-crawlers.ts';
import { offlineWorker } from '../pages/offline-worker.ts';
import { activeRedirects, type Redirects, redirectPage } from '../pages/redirects.ts';
import { registryOf } from '../pages/registry-of.ts';
import { parseShellTemplate } from '../pages/shell-template.ts';
import { manifestPath, siteManifest } from '../pages/site-manifest.ts';
import { importMapOf, type SiteParts, sitePage } from '../pages/site-page.ts';
import { partsRead, type SiteRecords, siteRoutes } from '../pages/site-records.ts';
import { readSigner, type Signer } from '../signing/signing-keys.ts';
import { readSiteSettings } from '../site-folder/site-settings.ts';
import { goodBuildsBefore } from './history.ts';
import type { Release } from './release.ts';

export interface SiteContent extends SiteRecords {
  readonly services: Services;
  /** Redirects of removed pages. */
  readonly redirects?: Redirects | undefined;
  /** Whether its pages may load modules from localhost; for development. */
  readonly overrides?: boolean;
}

/**
 * Writes a site's pages, service worker, modules.json, robots.txt and sitemap into `folder`. The builds of
 * `content` must be in `site` already.
 */
export function composeRelease(site: string, content: SiteContent, release: Release, folder: string): void {
  const { shell, remotes, college } = content;
  const parts = partsOf(site, content, release);
  const { registry, url } = parts;
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  write('modules.json', `${JSON.stringify(registry, null, 2)}\n`);
  const facts = college?.college?.facts ?? {};
  const fallback = sitePage(parts);
  write('fallback.html', fallback);
  write('index.html', fallback);
  // Older shells have no page for unknown addresses and render it by script.
  write('404.html', fallback);
  const pages = [shell, ...registry.modules].flatMap(({ routes, assets }) =>
    routes.map((route) => ({
      name: pageName(route.path),
      route,
      assets: assets[route.page] ?? { scripts: [], styles: [] },
      later: assets[`${route.page}-later`],
      college: collegeFilesOf(route, registry),
      isHidden: route.needs !== undefined || isUnlisted(partsRead(route, registry.modules), facts),
      picture: college && pictureOf(route, college),
      early: earlyAnswerOf(route, { assets }, registry.college?.parts),
    })),
  );
  for (const { name, ...page } of pages) write(`${name}.html`, sitePage(parts, page));
  const { addresses = [], named = [] } = college?.college?.placePages ?? {};
  for (const head of named) {
    const page = pages.find(
      ({ route }) => route.path.includes('/:') && parentOf(route.path) === parentOf(head.path),
    );
    const name = toPlacePageName(head.path);
    if (page && name) write(`${name}.html`, sitePage(parts, { ...page, place: head }));
  }
  write('robots.txt', robots(url, facts));
  if (url) {
    const listed = pages.filter(({ isHidden }) => !isHidden).map(({ route }) => route.path);
    const plain = listed.filter((path) => /^\/[a-z0-9/-]*$/.test(path));
    const hidden = pages.filter(({ isHidden }) => isHidden).map(({ route }) => parentOf(route.path));
    const open = addresses.filter((path) => !hidden.includes(parentOf(path)));
    write('sitemap.xml', sitemap(url, [...plain, ...open]));
  }
  const routes = [shell, ...registry.modules].flatMap((module) => module.routes);
  for (const [path, target] of Object.entries(registry.redirects ?? {}))
    write(`${pageName(path)}.html`, redirectPage(target));
  const manifest = siteManifest({
    template: readBuildFile(site, shell, manifestPath.slice(1)),
    shell,
    college: registry.college,
    routes,
  });
  write(manifestPath, manifest);
  const worker = 'service-worker.js';
  // Older shells have no service worker.
  if (!shell.files[worker]) return;
  const modules = [shell, ...remotes, ...(college ? [college] : [])];
  write(
    worker,
    offlineWorker({
      template: readBuildFile(site, shell, worker),
      release: release.id,
      fallback,
      manifest,
      pages: ['index', ...pages.map(({ name }) => name)],
      modules,
    }),
  );
}

/** The picture of the screen that the page header names, with URLs. */
function pictureOf({ intro }: RemoteRoute, college: ModuleRecord): PublishedPicture | undefined {
  const picture = college.college?.pictures?.[intro?.plan ?? ''];
  const toUrl = (path: string) => `${moduleUrl(college)}/${path}`;
  return picture && { ...picture, light: toUrl(picture.light), dark: toUrl(picture.dark) };
}

/** HTML of a preview: any address of the site, with builds that are not live. */
export function composePreview(site: string, content: SiteContent, live: Release, preview: Preview): string {
  return sitePage(partsOf(site, content, live, preview));
}

/** What all pages of a content have in common. A preview has no release, so that it does not look for newer ones. */
function partsOf(site: string, content: SiteContent, release: Release, preview?: Preview): SiteParts {
  const { shell, remotes, college, overrides, redirects = {} } = content;
  const previous = lastGoodBuilds(site, remotes, release);
  const active = activeRedirects(redirects, siteRoutes(content));
  const id = preview ? undefined : release.id;
  const unsigned = { ...registryOf({ ...content, release: id, previous, redirects: active }), preview };
  const template = parseShellTemplate(readBuildFile(site, shell, 'index.html'), shell);
  const { url } = readSiteSettings(site);
  const builds = [...remotes, ...previous.values(), ...(college ? [college] : [])];
  const importMap = importMapOf(shell, builds);
  const registry = signRegistry(unsigned, importMap, readSigner(site));
  return { template, shell, builds, registry, importMap, url, overrides };
}

/** `/room/` of `/room/205` and of `/room/:room`. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Adds the digest of the import map, so that the signature covers which scripts may run. */
function signRegistry(registry: Registry, importMap: string, signer: Signer | undefined): Registry {
  if (!signer) return registry;
  const covered = { ...registry, importMap: toIntegrity(importMap) };
  return { ...covered, signature: signer.sign(registryText(covered)) };
}

/** Parts of the college that the page preloads. */
function collegeFilesOf(route: RemoteRoute, { modules, college }: Registry): PublishedFile[] {
  const slots = route.slots?.filter((slot) => !deferredParts.has(slot));
  return partsRead({ ...route, slots }, modules).flatMap((name) => college?.parts[name] ?? []);
}

/** @throws {ToolError} for a path that a static server could not match */
function pageName(path: string): string {
  const name = toPageName(path);
  if (name === undefined)
    throw new ToolError(
      `Cannot publish a page at "${path}": a path has small letters, digits and -, and a parameter at most as its last part`,
    );
  return name;
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
