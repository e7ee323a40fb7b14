import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { productFacts, type Registry } from '@campusway/contract';
import { expect, test } from 'vitest';
import { recordOf } from '../../tests/record-of.ts';
import { toIntegrity } from '../records/digests.ts';
import { shellStart } from '../records/module-record.ts';
import { parseShellTemplate } from './shell-template.ts';
import { importMapOf, type RoutedPage, type SiteParts, sitePage } from './site-page.ts';

function pageOf(parts: Omit<SiteParts, 'importMap'>, page?: RoutedPage): string {
  return sitePage({ ...parts, importMap: importMapOf(parts.shell, parts.builds) }, page);
}

/** As the bundler writes it: scripts and preloads after the stylesheet. */
const builtPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="" />
    <link rel="icon" href="./favicon.svg" type="image/svg+xml" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <title>CampusWay</title>
    <script type="module" crossorigin src="./assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/react.js">
    <link rel="stylesheet" crossorigin href="./assets/main.css">
    <style>@font-face{src:url(./assets/font.woff2)}</style>
    <script>document.documentElement.dataset.theme = 'dark'</script>
  <link rel="modulepreload" crossorigin href="./assets/react.js"></head>
  <body>
    <div id="root"><a href="/"><svg data-logo="" class="mark"><path d="M0 0"></path></svg>{college.siteTitle}</a></div>
  </body>
</html>`;

const shell = recordOf('shell', 's1', {
  files: {
    'assets/main.js': toIntegrity('main'),
    'assets/react.js': toIntegrity('react'),
    'assets/main.css': toIntegrity('style'),
  },
  assets: {
    [shellStart]: {
      scripts: ['/modules/shell/s1/assets/main.js', '/modules/shell/s1/assets/react.js'],
      styles: [],
    },
  },
});
const bus = recordOf('mfe-bus', 'b1', {
  files: { 'remoteEntry.js': toIntegrity('entry'), 'page.js': toIntegrity('page') },
});
const template = parseShellTemplate(builtPage, shell);
const registry: Registry = { release: '000001', modules: [], services: {}, provided: {} };
const routed = {
  route: { path: '/bus', page: 'bus', title: 'Buses <all>', description: 'When & where' },
  assets: {
    scripts: ['/modules/mfe-bus/b1/page.js'],
    styles: [{ href: '/modules/mfe-bus/b1/page.css', integrity: toIntegrity('css') }],
  },
  college: [{ href: '/modules/college/files/people.1.json', integrity: toIntegrity('people') }],
};
const html = pageOf({ template, shell, builds: [bus], registry }, routed);

/** Expects each part once, in this order. */
function expectInOrder(page: string, order: readonly string[]): void {
  const places = order.map((part) => page.indexOf(part));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const part of order) expect(page.split(part)).toHaveLength(2);
}

test('sitePage() puts module scripts in a template after the prerendered shell, preloads first', () => {
  expectInOrder(html, [
    '<meta charset="utf-8" />',
    '<meta http-equiv="Content-Security-Policy"',
    '<script>document.documentElement.dataset.theme',
    '<link rel="stylesheet"',
    '<style>',
    '<div id="root">',
    '<script type="importmap">',
    '<script type="application/json" id="registry">',
    '<template id="start">',
    '<link rel="modulepreload" crossorigin href="/modules/shell/s1/assets/main.js" />',
    '<link rel="modulepreload" crossorigin href="/modules/shell/s1/assets/react.js" />',
    '<link rel="modulepreload" crossorigin href="/modules/mfe-bus/b1/page.js" />',
    '<link rel="preload" as="style" crossorigin href="/modules/mfe-bus/b1/page.css"',
    '<link rel="preload" as="fetch" crossorigin href="/modules/college/files/people.1.json"',
    '<script type="module"',
    '</template>',
    '</body>',
  ]);
});

const early = {
  assets: { scripts: ['/modules/mfe-bus/b1/early.js'], styles: [] },
  college: { people: routed.college[0] ?? { href: '', integrity: '' } },
};
const earlyPage = pageOf({ template, shell, builds: [bus], registry }, { ...routed, early });

test('sitePage() loads the early answer of a page before everything else, and each file once', () => {
  expectInOrder(earlyPage, [
    '<template id="start">',
    '<link rel="modulepreload" crossorigin href="/modules/mfe-bus/b1/early.js" />',
    '<link rel="preload" as="fetch" crossorigin href="/modules/college/files/people.1.json"',
    '<link rel="modulepreload" crossorigin href="/modules/shell/s1/assets/main.js" fetchpriority="low" />',
    '<link rel="modulepreload" crossorigin href="/modules/mfe-bus/b1/page.js" fetchpriority="low" />',
    '</template>',
    '<script type="application/json" id="early-answer">',
  ]);
  expect(html).not.toContain('early-answer');
});

test('sitePage() leaves the files of the early answer to an address that asks to its script', () => {
  const page = pageOf(
    { template, shell, builds: [bus], registry },
    { ...routed, early: { ...early, asks: ['from', 'to'] } },
  );
  expectInOrder(page, [
    '<template id="start" data-asks="from to">',
    '<link rel="modulepreload" crossorigin href="/modules/mfe-bus/b1/page.js" />',
    '<link rel="preload" as="fetch" crossorigin href="/modules/college/files/people.1.json"',
    '</template>',
    '<script type="application/json" id="early-answer">',
  ]);
  expect(page).not.toContain('<link rel="modulepreload" crossorigin href="/modules/mfe-bus/b1/early.js"');
});

test('sitePage() lowers no priority where the early answer waits for a query', () => {
  const route = { ...routed.route, intro: { heading: 'Buses' } };
  const page = pageOf({ template, shell, builds: [bus], registry }, { ...routed, route, early });
  expect(page).not.toContain('fetchpriority');
});

test.each([
  ['a page', html, 4],
  ['a page with an early answer', earlyPage, 5],
])(
  'sitePage() allows exactly the inline scripts and styles of the page by digest: %s',
  (_name, page, count) => {
    const inline = Array.from(
      page.matchAll(/<(?:style|script(?: type="importmap")?)>([\s\S]*?)<\/(?:style|script)>/g),
      ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
    );
    expect(inline).toHaveLength(count);
    expect(page.match(/sha256-[A-Za-z0-9+/=]+/g)?.toSorted()).toEqual(inline.toSorted());
  },
);

test('sitePage() has the digest of every copy of each script in the import map', () => {
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  expect(integrity).toMatchObject({
    '/modules/shell/s1/assets/main.js': toIntegrity('main'),
    '/modules/mfe-bus/b1/page.js': toIntegrity('page'),
    '/modules/mfe-bus/b1/retry/page.js': toIntegrity('page'),
    '/modules/mfe-bus/b1/retry/remoteEntry.js?retry=3': toIntegrity('entry'),
  });
  expect(html).toContain(`src="/modules/shell/s1/assets/main.js" integrity="${toIntegrity('main')}"`);
  expect(html).toContain(`href="/modules/shell/s1/assets/main.css" integrity="${toIntegrity('style')}"`);
});

test.each([
  ['the title of the requested page', '<title>Buses &lt;all> · CampusWay</title>'],
  ['its description', '<meta name="description" content="When &amp; where"'],
  [
    'URLs of the build in inline styles',
    '<style>@font-face{src:url(/modules/shell/s1/assets/font.woff2)}</style>',
  ],
])('sitePage() writes %s', (_what, text) => {
  expect(html).toContain(text);
});

test('sitePage() allows the picture origins of the builds, each once', () => {
  const origins = ['https://photos.college.example'];
  const builds = [
    { ...bus, pictureOrigins: origins },
    { ...bus, version: 'b2', pictureOrigins: origins },
  ];
  const [, pictures] = /img-src ([^;]*)/.exec(pageOf({ template, shell, builds, registry })) ?? [];
  expect(pictures).toBe("'self' https://photos.college.example data: blob:");
});

const college = {
  version: 'c1',
  format: 1,
  facts: {
    name: 'North & South College',
    shortName: 'NSC',
    siteTitle: 'Wege',
    about: [],
    attribution: [],
    accent: { light: '#8a1538', dark: '#ff9db5' },
    logo: 'logo/north.svg',
    languages: ['de-AT', 'en'],
    timeZone: 'UTC',
    quickLinks: [],
  },
  parts: {},
  files: { 'logo/north.svg': '/modules/college/files/logo.1.svg' },
};
const collegePage = pageOf({ template, shell, builds: [], registry: { ...registry, college } }, routed);

test.each([
  ['title', '<title>Buses &lt;all> · Wege</title>'],
  ['logo', '<link rel="icon" href="/modules/college/files/logo.1.svg" />'],
  [
    'logo and name in the header',
    '<a href="/"><img data-logo="" class="mark" src="/modules/college/files/logo.1.svg" alt="" />Wege</a>',
  ],
  ['name for previews', '<meta property="og:site_name" content="Wege" />'],
])("sitePage() writes the college's %s", (_what, text) => {
  expect(collegePage).toContain(text);
  expect(collegePage).not.toContain('CampusWay');
});

test('sitePage() has the language of its own texts, and marks those of the college', () => {
  const footer = '<p>{college.name} {college.notice} {college.attribution}</p></body>';
  const withFooter = { ...template, html: template.html.replace('</body>', footer) };
  const facts = { ...college.facts, languages: ['te'], name: 'తెలుగు కళాశాల', notice: 'Sample' };
  const page = pageOf({
    template: withFooter,
    shell,
    builds: [],
    registry: { ...registry, college: { ...college, facts } },
  });
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<p><span lang="te">తెలుగు కళాశాల</span> Sample </p>');
});

test("sitePage() uses the shell's preview picture for a college with its own title", () => {
  const files = { ...shell.files, 'social-preview.png': toIntegrity('picture') };
  const named = { ...registry, college };
  const page = pageOf(
    { template, shell: { ...shell, files }, builds: [], registry: named, url: 'https://campus.example' },
    routed,
  );
  expect(page).toContain('content="https://campus.example/modules/shell/s1/social-preview.png"');
});

test("sitePage() sets the college's accent colour and adds the digest of the style to the policy", () => {
  const [, style = ''] = /<style>([^<]*--accent:[^<]*)<\/style>/.exec(collegePage) ?? [];
  expect(style).toContain('--accent:light-dark(#8a1538,#ff9db5)');
  expect(collegePage).toContain(createHash('sha256').update(style).digest('base64'));
});

test('sitePage() marks what a page loads after itself, without the files of the page', () => {
  const later = { scripts: [...routed.assets.scripts, '/modules/mfe-bus/b1/map.js'], styles: [] };
  const stops = { href: '/modules/college/files/stops.1.json', integrity: toIntegrity('stops') };
  const page = pageOf(
    { template, shell, builds: [bus], registry },
    { ...routed, later, laterCollege: [...routed.college, stops] },
  );
  expect(page.match(/<link data-later [^<>]*>/g)).toEqual([
    '<link data-later rel="modulepreload" crossorigin href="/modules/mfe-bus/b1/map.js" />',
    `<link data-later rel="preload" as="fetch" crossorigin href="${stops.href}" integrity="${stops.integrity}" />`,
  ]);
});

test('sitePage() puts the picture of the screen into a style and adds its digest to the policy', () => {
  const parts = { template, shell, builds: [bus], registry: { ...registry, college } };
  const files = { light: '/c/plan-light.1.svg', dark: '/c/plan-dark.2.svg' };
  const picture = { ...files, ratio: 5 / 3, metres: 350, width: 1539.1, middle: [0.5, 0.4] } as const;
  const route = { ...routed.route, intro: { heading: 'Buses', plan: 'yard' } };
  const page = pageOf(parts, { ...routed, route, picture });
  const [, style = ''] = /<style>([^<]*--plan-picture:[^<]*)<\/style>/.exec(page) ?? [];
  expect(style).toContain('[data-plan="yard"]{--plan-picture:url("/c/plan-light.1.svg")}');
  expect(style).toContain(
    '{--plan-ratio:1.6667;--plan-metres:350.0;--plan-width:1539.1px;--plan-shift:-50.00% -40.00%}',
  );
  expect(style).toContain(
    ':root[data-theme=dark] [data-plan="yard"]{--plan-picture:url("/c/plan-dark.2.svg")}',
  );
  expect(page).toContain(createHash('sha256').update(style).digest('base64'));
  expect(pageOf(parts, routed)).not.toContain('--plan-picture');
});

test("sitePage() adds no style for the product's own accent", () => {
  const { light, dark } = productFacts.accent;
  const own = { ...college, facts: { ...college.facts, accent: { light, dark } } };
  expect(pageOf({ template, shell, builds: [], registry: { ...registry, college: own } })).not.toContain(
    '--accent',
  );
  const tokens = readFileSync(
    new URL('../../../../web/ui-kit/src/global/tokens.css', import.meta.url),
    'utf8',
  );
  expect(tokens).toContain(`--accent: light-dark(${light}, ${dark});`);
});
