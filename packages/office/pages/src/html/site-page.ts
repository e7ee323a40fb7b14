import {
  type CollegeFacts,
  lastAttempt,
  type PageAssets,
  type PlacePages,
  type PublishedFile,
  productFacts,
  type Registry,
  type RemoteRoute,
} from '@campusway/contract';
import { isScript } from '../records/digests.ts';
import {
  isHosted,
  listUrls,
  type ModuleRecord,
  moduleUrl,
  type PublishedPicture,
  shellStart,
} from '../records/module-record.ts';
import { type CanaryChoice, choiceId, choiceScript } from './canary-choice.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type EarlyAnswer, earlyId, earlyScript } from './early-answer.ts';
import { fillPrerenderedShell, isWhole } from './fill-prerendered-shell.ts';
import { isUnlisted } from './for-crawlers.ts';
import { escapeAttribute, escapeScript, escapeText } from './html.ts';
import type { ShellTemplate } from './shell-template.ts';
import { manifestPath } from './site-manifest.ts';
import { socialTags } from './social-tags.ts';
import { startId, startScript } from './start-when-painted.ts';
import { accentStyle, pictureStyle, withCollege } from './with-college.ts';

export interface SiteParts {
  readonly template: ShellTemplate;
  readonly shell: ModuleRecord;
  /** Every build that the registry names. */
  readonly builds: readonly ModuleRecord[];
  readonly registry: Registry;
  /** As `importMapOf` writes it for these builds. */
  readonly importMap: string;
  /** Public URL of the site, if known. */
  readonly url?: string | undefined;
  readonly overrides?: boolean | undefined;
  readonly canary?: PublishedCanary | undefined;
}

export interface PublishedCanary extends CanaryChoice {
  readonly record: ModuleRecord;
  readonly importMap: string;
}

export interface RoutedPage {
  readonly route: RemoteRoute;
  readonly assets: PageAssets;
  /** What the page loads after itself; preloaded when the address has a query. */
  readonly later?: PageAssets | undefined;
  readonly laterCollege?: readonly PublishedFile[] | undefined;
  /** Parts of the college that the page and the components in its slots read. */
  readonly college: readonly PublishedFile[];
  /** Of the screen that the page header names, with the URLs of its files. */
  readonly picture?: PublishedPicture | undefined;
  /** Search engines must not list it. */
  readonly isHidden?: boolean;
  /** Loaded before everything else. */
  readonly early?: EarlyAnswer | undefined;
  /** The place of a parameterised route that this page is for. */
  readonly place?: PlacePages['named'][number];
}

/**
 * HTML of one address: the prerendered shell with the registry, an import map with the digests of all scripts, and
 * preloads for everything the page needs, so that all requests start at once. Without `page`, the fallback for addresses
 * without a page of their own.
 */
export function sitePage(
  { template, shell, registry, importMap, url, overrides, canary, ...parts }: SiteParts,
  page?: RoutedPage,
): string {
  const early = page?.early;
  const builds = canary ? [...parts.builds, canary.record] : parts.builds;
  const choice = canary && choiceScript(canary);
  const { html, scripts, modules, styles } = template;
  const facts: CollegeFacts = registry.college?.facts ?? productFacts;
  const plan = page?.picture && pictureStyle(page.route.intro?.plan, page.picture);
  const added = [accentStyle(facts), plan].filter((style) => style !== undefined);
  const development = overrides ? localOrigins : [];
  const policy = contentSecurityPolicy({
    moduleOrigins: [...shell.origins, ...development],
    moduleCode: [...builds.filter(isHosted).flatMap(listUrls), ...development],
    serviceOrigins: Object.values(registry.services).filter((origin) => origin !== undefined),
    pictureOrigins: [...new Set(builds.flatMap(({ pictureOrigins = [] }) => pictureOrigins))],
    inlineScripts: [
      ...scripts,
      importMap,
      startScript,
      ...(early ? [earlyScript] : []),
      ...(canary && choice ? [canary.importMap, choice] : []),
    ],
    inlineStyles: [...styles, ...added],
  });
  const isHidden = registry.preview !== undefined || (page?.isHidden ?? isUnlisted([], facts));
  const start = shell.assets[shellStart] ?? { scripts: [], styles: [] };
  const first = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}" />`,
    ...scripts.map((script) => `<script>${script}</script>`),
  ];
  const route = page && { ...page.route, ...page.place };
  const social = route ? socialTags({ url, shell, facts, route, place: page.place }) : [];
  const robots = isHidden ? ['<meta name="robots" content="noindex" />'] : [];
  const head = [...robots, ...social, ...added.map((style) => `<style>${style}</style>`)];
  const earlyFiles = early
    ? [...preloads(early.assets), ...Object.values(early.college).map(dataPreload)]
    : [];
  const otherFiles = [
    ...preloads({ scripts: start.scripts, styles: [] }),
    ...(page ? [...preloads(page.assets), ...page.college.map(dataPreload)] : []),
  ].filter((file) => early?.asks || !earlyFiles.includes(file));
  // The early answer to a path is the heading of the page; that to a query is not always requested.
  const files = [
    // Those of an address that asks are requested by the early script, and by no other address.
    ...(early?.asks ? [] : earlyFiles),
    ...(early && !early.asks && !page?.route.intro
      ? otherFiles.map((file) => file.replace(' />', ' fetchpriority="low" />'))
      : otherFiles),
  ];
  const later = [
    ...preloads(page?.later ?? { scripts: [], styles: [] }),
    ...(page?.laterCollege ?? []).map(dataPreload),
  ].filter((file) => !files.includes(file));
  const isHeld = isWhole(html, page?.route);
  // After the prerendered shell, so that it can be painted while these load.
  const rest = [
    `<script type="importmap">${importMap}</script>`,
    `<script type="application/json" id="registry">${escapeScript(JSON.stringify(registry))}</script>`,
    `<template id="${startId}"${isHeld ? ' data-hold=""' : ''}${early?.asks ? ` data-asks="${escapeAttribute(early.asks.join(' '))}"` : ''}>`,
    // `data-first`: a touch of the search requests them before the others.
    ...Array.from(new Set(files), (file) =>
      isHeld && earlyFiles.includes(file) ? file.replace(' ', ' data-first ') : file,
    ),
    ...later.map((file) => file.replace(' ', ' data-later ')),
    ...modules,
    '</template>',
    `<script>${startScript}</script>`,
    ...(early
      ? [
          `<script type="application/json" id="${earlyId}">${escapeScript(JSON.stringify(early))}</script>`,
          `<script>${earlyScript}</script>`,
        ]
      : []),
  ];
  const last = choice
    ? [`<template id="${choiceId}">`, ...rest, '</template>', `<script>${choice}</script>`]
    : rest;
  const routes = [shell, ...registry.modules].flatMap((module) => module.routes);
  const named = withCollege(html, registry.college);
  // Before the long texts are inserted, which would slow down every regular expression.
  return fillPrerenderedShell(route ? withHead(named, route) : named, {
    routes,
    route,
    unnumbered: facts.unnumbered,
    quickLinks: facts.quickLinks,
  })
    .replace(/(<meta charset="[^"]*"\s*\/?>)/i, (charset) => `${charset}\n    ${first.join('\n    ')}`)
    .replace(/<link rel="manifest"[^<>]*>/, `<link rel="manifest" href="${manifestPath}" />`)
    .replace(/(?<!\s)\s*<\/head>/, (end) => ['', ...head].join('\n    ') + end)
    .replace(/(?<!\s)\s*<\/body>/, (end) => ['', ...last].join('\n    ') + end);
}

/** Any port on the visitor's machine. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Import map with the digest of every script that may run, by each URL that a load or a retry may use. */
export function importMapOf(shell: ModuleRecord, builds: readonly ModuleRecord[]): string {
  const own = scriptsOf(shell).map(([file, digest]) => [`${moduleUrl(shell)}/${file}`, digest]);
  const remote = builds.flatMap((record) =>
    scriptsOf(record).flatMap(([file, digest]) =>
      attemptUrls(moduleUrl(record), file).map((url): [string, string] => [url, digest]),
    ),
  );
  return JSON.stringify({ integrity: Object.fromEntries([...own, ...remote]) });
}

/** Another origin chooses the media type of its files, so that any of them can be a script. */
function scriptsOf(record: ModuleRecord): [string, string][] {
  return Object.entries(record.files).filter(
    ([file]) => (isHosted(record) || isScript(file)) && file !== 'service-worker.js',
  );
}

function attemptUrls(folder: string, file: string): string[] {
  const copies = [`${folder}/${file}`, `${folder}/retry/${file}`];
  if (file !== 'remoteEntry.js') return copies;
  const later = Array.from({ length: lastAttempt - 1 }, (_, index) => index + 2);
  return [...copies, ...later.map((attempt) => `${copies[attempt % 2]}?retry=${attempt}`)];
}

/** Preloads only: a stylesheet of a remote in the head would hold back the whole page for as long as its server hangs. */
function preloads({ scripts, styles }: PageAssets): string[] {
  return [
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    ...styles.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="style" crossorigin href="${href}" integrity="${integrity}" />`,
    ),
  ];
}

function dataPreload({ href, integrity }: PublishedFile): string {
  return `<link rel="preload" as="fetch" crossorigin href="${href}" integrity="${integrity}" />`;
}

function withHead(html: string, { title, description }: RemoteRoute): string {
  return html
    .replace(/<title>([^<]*)<\/title>/, (_all, product: string) =>
      title ? `<title>${escapeText(title)} · ${product}</title>` : `<title>${product}</title>`,
    )
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_all, before: string) => before + escapeAttribute(description),
    );
}
