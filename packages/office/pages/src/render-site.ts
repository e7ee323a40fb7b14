import {
  deferredParts,
  type PlanImage,
  type Preview,
  type PublishedFile,
  type Registry,
  type RemoteRoute,
  registryText,
  type Services,
  type Signature,
  toPageName,
  toPlacePageName,
} from '@campusway/contract';
import { canaryFile, canaryScript } from './html/canary-choice.ts';
import { earlyAnswerOf } from './html/early-answer.ts';
import { isUnlisted, robots, sitemap } from './html/for-crawlers.ts';
import { offlineWorker } from './html/offline-worker.ts';
import { activeRedirects, type Redirects, redirectPage } from './html/redirects.ts';
import { registryOf } from './html/registry-of.ts';
import { parseShellTemplate } from './html/shell-template.ts';
import { manifestPath, siteManifest } from './html/site-manifest.ts';
import { importMapOf, type RoutedPage, type SiteParts, sitePage } from './html/site-page.ts';
import { shortHash, toFileIntegrity, toIntegrity } from './records/digests.ts';
import {
  type BuildName,
  canaryName,
  earlyAnswer,
  type ModuleRecord,
  moduleUrl,
  type PublishedPicture,
} from './records/module-record.ts';
import { partsRead, type SiteRecords, siteRoutes } from './routes/site-routes.ts';

/** What a site shows. */
export interface SiteContent extends SiteRecords {
  readonly services: Services;
  /** Redirects of removed pages. */
  readonly redirects?: Redirects | undefined;
  /** Whether its pages may load modules from localhost; for development. */
  readonly overrides?: boolean;
  /** A build that some tabs get instead of the live one of its module. */
  readonly canary?: { readonly record: ModuleRecord; readonly share: number } | undefined;
}

/** What the pages of a site say besides its content. */
export interface Rendering {
  /** Id of the release. */
  readonly release: string;
  /** By remote: the last known good build before the live one. */
  readonly previous: ReadonlyMap<string, ModuleRecord>;
  /** Public URL of the site, if known. */
  readonly url?: string | undefined;
  /** Text of a file of the shell's build. */
  readonly readShellFile: (file: string) => string;
  /** Signs the registry of a signed site. */
  readonly sign?: ((text: string) => Signature) | undefined;
  readonly canary?: RenderedCanary | undefined;
}

/**
 * All texts of a release by path: its pages, service worker, modules.json, robots.txt and sitemap.
 * @throws {RangeError} when the modules do not make a site
 */
export function renderSite(content: SiteContent, rendering: Rendering): ReadonlyMap<string, string> {
  const { shell, remotes, college } = content;
  const { release, readShellFile } = rendering;
  const canary = content.canary && rendering.canary && { ...content.canary, ...rendering.canary };
  const parts = { ...partsOf(content, rendering), canary };
  const { registry, url } = parts;
  const files = new Map<string, string>();
  const write = (file: string, text: string) => void files.set(file, text);
  write('modules.json', `${JSON.stringify(registry, null, 2)}\n`);
  const facts = college?.college?.facts ?? {};
  const fallback = sitePage(parts);
  write('fallback.html', fallback);
  write('index.html', fallback);
  // Older shells have no page for unknown addresses and render it by script.
  write('404.html', fallback);
  const pages = routedPages(registry, content);
  for (const { name, ...page } of pages) write(`${name}.html`, sitePage(parts, page));
  for (const head of college?.college?.placePages?.named ?? []) {
    const page = pages.find(({ route }) => route.path.includes('/:') && isBeside(route.path, head.path));
    const name = toPlacePageName(head.path);
    if (page && name) write(`${name}.html`, sitePage(parts, { ...page, place: head }));
  }
  write('robots.txt', robots(url, facts));
  if (url) write('sitemap.xml', sitemap(url, listedPaths(pages, college?.college?.placePages?.addresses)));
  const routes = [shell, ...registry.modules].flatMap((module) => module.routes);
  // An address that only the canary has a page at: the shell of the other tabs redirects it.
  const forAll = activeRedirects(content.redirects ?? {}, siteRoutes(withCanaryLive(content)));
  for (const [path, target] of Object.entries(registry.redirects ?? {}))
    write(`${pageName(path)}.html`, path in forAll ? redirectPage(target) : fallback);
  const manifest = siteManifest({
    template: readShellFile(manifestPath.slice(1)),
    shell,
    college: registry.college,
    routes,
  });
  write(manifestPath, manifest);
  const worker = 'service-worker.js';
  // Older shells have no service worker.
  if (!shell.files[worker]) return files;
  const modules = [shell, ...remotes, ...(college ? [college] : []), ...(canary ? [canary.record] : [])];
  write(
    worker,
    offlineWorker({
      template: readShellFile(worker),
      release,
      fallback,
      manifest,
      pages: ['index', ...pages.map(({ name }) => name)],
      modules,
      canary,
    }),
  );
  return files;
}

/** Every page of a route, with the name of its file without its ending. */
function routedPages(registry: Registry, { shell, college }: SiteContent) {
  const modules = [shell, ...registry.modules];
  const all = modules.flatMap(({ routes }) => routes);
  const pictures = college ? planImages(college) : {};
  return modules.flatMap(({ routes, assets }) =>
    routes.map((route) => ({
      name: pageName(route.path),
      route,
      assets: assets[route.page] ?? { scripts: [], styles: [] },
      later: assets[`${route.page}-later`],
      college: collegeFilesOf(route, registry),
      laterCollege: (route.later ?? []).flatMap((name) => registry.college?.parts[name] ?? []),
      isHidden:
        route.needs !== undefined ||
        isUnlisted(partsRead(route, registry.modules), college?.college?.facts ?? {}),
      picture: college && pictureOf(route, college),
      early: earlyAnswerOf(route, { assets }, registry.college?.parts, { routes: all, pictures }),
    })),
  );
}

/** Paths that the sitemap lists: pages without parameters, and the places of those with one, unless they are hidden. */
function listedPaths(
  pages: readonly Pick<RoutedPage, 'route' | 'isHidden'>[],
  places: readonly string[] = [],
): string[] {
  const plain = pages.filter(({ route, isHidden }) => !isHidden && /^\/[a-z0-9/-]*$/.test(route.path));
  const hidden = pages.filter(({ isHidden }) => isHidden);
  const open = places.filter((path) => !hidden.some(({ route }) => isBeside(route.path, path)));
  return [...plain.map(({ route }) => route.path), ...open];
}

/**
 * HTML of a preview: any address of the site, with builds that are not live. It has no release, so that it does not look
 * for newer ones.
 */
export function renderPreview(content: SiteContent, rendering: Rendering, preview: Preview): string {
  return sitePage(partsOf(content, rendering, preview));
}

/** The site as tabs of the canary have it. */
export function withCanaryLive({ canary, remotes, ...content }: SiteContent): SiteContent {
  const others = remotes.filter(({ name }) => name !== canary?.record.name);
  return { ...content, remotes: canary ? [...others, canary.record] : remotes };
}

/** What tabs of the canary load before their modules. */
export interface RenderedCanary {
  readonly importMap: string;
  readonly src: string;
  readonly integrity: string;
  /** Record and text of the script. */
  readonly build: BuildName & Pick<ModuleRecord, 'origins' | 'files'>;
  readonly script: string;
}

/** `rendering` is of the site in which the canary is live. */
export function renderCanary(content: SiteContent, rendering: Rendering): RenderedCanary | undefined {
  const { canary, remotes } = content;
  if (!canary) return undefined;
  const { name, assets } = canary.record;
  const live = remotes.find((remote) => remote.name === name);
  const { importMap, registry } = partsOf(withCanaryLive(content), rendering);
  const texts = { importMap, registry, live: live && moduleUrl(live), early: assets[earlyAnswer] };
  const script = canaryScript(texts);
  const integrity = toFileIntegrity(script);
  const files = { [canaryFile]: integrity };
  const build = { name: canaryName, version: shortHash(script), origins: [], files };
  return { importMap, src: `${moduleUrl(build)}/${canaryFile}`, integrity, build, script };
}

/** What all pages of a content have in common. */
function partsOf(
  content: SiteContent,
  { release, previous, url, readShellFile, sign }: Rendering,
  preview?: Preview,
): SiteParts {
  const { shell, remotes, college, overrides, redirects = {} } = content;
  const active = activeRedirects(redirects, siteRoutes(content));
  const id = preview ? undefined : release;
  const unsigned = { ...registryOf({ ...content, release: id, previous, redirects: active }), preview };
  const template = parseShellTemplate(readShellFile('index.html'), shell);
  const builds = [...remotes, ...previous.values(), ...(college ? [college] : [])];
  const importMap = importMapOf(shell, builds);
  // The digest of the import map, so that the signature covers which scripts may run.
  const covered = { ...unsigned, importMap: toIntegrity(importMap) };
  const registry = sign ? { ...covered, signature: sign(registryText(covered)) } : unsigned;
  return { template, shell, builds, registry, importMap, url, overrides };
}

/** The picture of the screen that the page header names, with URLs. */
function pictureOf({ intro }: RemoteRoute, college: ModuleRecord): PublishedPicture | undefined {
  return picturesOf(college)[intro?.plan ?? ''];
}

/** By screen, with URLs. */
function picturesOf(college: ModuleRecord): Readonly<Record<string, PublishedPicture>> {
  const toUrl = (path: string) => `${moduleUrl(college)}/${path}`;
  const pictures = Object.entries(college.college?.pictures ?? {});
  return Object.fromEntries(
    pictures.map(([screen, { light, dark, ...picture }]) => [
      screen,
      { ...picture, light: toUrl(light), dark: toUrl(dark) },
    ]),
  );
}

/** The pictures of whole plans; none of an older college. */
function planImages(college: ModuleRecord): Readonly<Record<string, PlanImage>> {
  const all = Object.entries(picturesOf(college));
  const whole = all.flatMap(([screen, { light, dark, metres, ratio, centre }]) =>
    centre ? [[screen, { light, dark, metres, ratio, centre }] as const] : [],
  );
  return Object.fromEntries(whole);
}

/** Whether two paths differ only in their last part, as `/room/205` and `/room/:room`. */
function isBeside(one: string, other: string): boolean {
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  return parentOf(one) === parentOf(other);
}

/** Parts of the college that the page preloads. */
function collegeFilesOf(route: RemoteRoute, { modules, college }: Registry): PublishedFile[] {
  const slots = route.slots?.filter((slot) => !deferredParts.has(slot));
  return partsRead({ ...route, slots }, modules).flatMap((name) => college?.parts[name] ?? []);
}

/** @throws {RangeError} for a path that a static server could not match */
function pageName(path: string): string {
  const name = toPageName(path);
  if (name === undefined)
    throw new RangeError(
      `Cannot publish a page at "${path}": a path has small letters, digits and -, and a parameter at most as its last part`,
    );
  return name;
}
