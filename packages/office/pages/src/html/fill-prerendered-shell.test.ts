import type { RemoteRoute } from '@campusway/contract';
import { expect, test } from 'vitest';
import { fillPrerenderedShell, isWhole, type PrerenderedPage } from './fill-prerendered-shell.ts';

const shellHtml = `<title>Buses &amp; trains · CampusWay</title><style data-prerendered="">form{}</style>
<div data-layout="page"><nav aria-label="Main" class="nav"><a class="link" data-only="signed-out" data-apart="true" href="/menu-path">{menu.label}</a></nav>
<main id="main" aria-label="Page not found"><div data-look="plain" data-plan="{plan}"><p role="status">Loading</p>
<header class="intro" data-look="plain"><h1>{heading}</h1><p>{lead}</p></header>\
<div data-early=""><search>\
<form><input placeholder="{search.placeholder}"/><button>{search.button}</button></form>{search.hint}</search>\
<nav aria-label="Quick links"><ul><li><a href="/navigate?to=quick-gate"><svg id="gate"/>{link.label}</a></li>\
<li><a href="/navigate?to=quick-other"><svg id="pin"/>{link.label}</a></li></ul></nav>\
<section class="row"><div><button aria-controls="a">{menu.label}</button><div id="a" hidden=""></div></div></section></div>\
<span data-loading=""></span><a data-picture="" href="/map"></a></div></main></div>`;
const bus = {
  path: '/bus',
  page: 'bus',
  title: 'Buses & trains',
  description: '',
  menu: { label: 'Bus & train', order: 20 },
};

const pageWith = (intro: RemoteRoute['intro'], facts: Partial<PrerenderedPage> = {}) =>
  fillPrerenderedShell(shellHtml, { routes: [bus], quickLinks: [], route: { ...bus, intro }, ...facts });

test('fillPrerenderedShell() inserts the page header as escaped text', () => {
  const html = pageWith({ heading: 'Buses <all>', lead: 'From $1 & up', look: 'hero' });
  expect(html).toContain('<h1>Buses &lt;all></h1><p>From $1 &amp; up</p>');
  expect(html.match(/data-look="hero"/g)).toHaveLength(2);
  expect(html).toContain('<main id="main" aria-label="Buses &amp; trains · CampusWay">');
});

test('fillPrerenderedShell() names the screen whose picture is shown, if any', () => {
  expect(pageWith({ heading: 'Buses', plan: 'yard' })).toContain('<div data-look="plain" data-plan="yard">');
  for (const intro of [{ heading: 'Buses' }, undefined])
    expect(pageWith(intro)).toContain('<div data-look="plain"><p role="status">');
});

test('fillPrerenderedShell() marks the skeleton that an early answer may replace', () => {
  const html = fillPrerenderedShell(shellHtml, {
    routes: [],
    quickLinks: [],
    route: { ...bus, early: ['rooms'] },
  });
  expect(html).toContain(
    '<div data-early="" data-look="plain"><p role="status">Loading</p>\n<span data-loading="">',
  );
  expect(pageWith(undefined)).not.toContain('data-early');
});

test('fillPrerenderedShell() marks the header that the early answer to an address replaces', () => {
  const route = { ...bus, early: ['rooms'], asks: ['to'], intro: { heading: 'Buses' } } as const;
  const html = fillPrerenderedShell(shellHtml, { routes: [], quickLinks: [], route });
  expect(html).toContain('<div data-early="" data-look="plain"><p role="status">Loading</p>');
});

test('fillPrerenderedShell() omits the paragraph of a header without a lead', () => {
  expect(pageWith({ heading: 'Buses' })).toContain('<h1>Buses</h1></header><span data-loading="">');
});

test('fillPrerenderedShell() keeps the heading of an address with a destination at the heading', () => {
  const html = pageWith({ heading: 'Buses', lead: 'To town', opening: 'Opening "it"' });
  expect(html).toContain('<h1 data-opening="Opening &quot;it&quot;">Buses</h1><p>To town</p>');
});

test('fillPrerenderedShell() inserts the texts of the search form', () => {
  const search = { placeholder: 'Stop "A"', button: 'Find', hint: 'A stop & a line' };
  expect(pageWith({ heading: 'Buses', search })).toContain(
    '<input placeholder="Stop &quot;A&quot;"/><button>Find</button></form>A stop &amp; a line',
  );
  const named = { ...search, unnumbered: 'Stop by name' };
  expect(pageWith({ heading: 'Buses', search: named }, { unnumbered: true })).toContain(
    'placeholder="Stop by name"',
  );
});

test('fillPrerenderedShell() shows only the placeholder for a page without a declared header', () => {
  for (const route of [undefined, bus]) {
    const html = fillPrerenderedShell(shellHtml, { routes: [bus], quickLinks: [], route });
    expect(html).not.toMatch(/<h1>|<search|<nav aria-label="Quick|<section|data-picture/);
    expect(html).toContain('<span data-loading=""></span>');
  }
});

test('fillPrerenderedShell() writes the menu in order and marks the current page', () => {
  const login = { ...bus, path: '/login', menu: { label: 'Login', order: 10, only: 'signed-out' } } as const;
  const way = { ...bus, path: '/way', menu: { label: 'Way', order: 30, apart: true } } as const;
  const { menu, ...unlisted } = bus;
  const html = fillPrerenderedShell(shellHtml, {
    routes: [bus, { ...unlisted, path: '/none' }, way, login],
    quickLinks: [],
    route: bus,
  });
  expect(html).toContain(
    '<nav aria-label="Main" class="nav"><a class="link" data-only="signed-out" href="/login">Login</a>' +
      '<a aria-current="page" class="link" href="/bus">Bus &amp; train</a>' +
      '<a class="link" data-apart="true" href="/way">Way</a></nav>',
  );
});

test('fillPrerenderedShell() sets the layout of the route', () => {
  const layoutOf = (route: Parameters<typeof fillPrerenderedShell>[1]['route']) =>
    /data-layout="(\w+)"/.exec(
      fillPrerenderedShell(shellHtml, { routes: [bus], quickLinks: [], route }),
    )?.[1];
  expect(layoutOf({ ...bus, layout: 'stage' })).toBe('stage');
  expect(layoutOf(bus)).toBe('page');
});

test('fillPrerenderedShell() leaves a shell unchanged that is not prerendered', () => {
  const page = '<title>CampusWay</title><div id="root"></div>';
  expect(fillPrerenderedShell(page, { routes: [bus], quickLinks: [], route: bus })).toBe(page);
});

const search = { placeholder: 'Stop', button: 'Find', hint: 'A stop' };
const menus = [{ label: 'Lines & stops' }, { label: 'Departments', needs: 'department' }] as const;

test('fillPrerenderedShell() repeats quick links and menus of a whole page, which has no placeholders of loading', () => {
  const quickLinks = [
    { place: 'gate-1', label: 'Gate <1>', pictogram: 'gate' },
    { place: 'pond', label: 'Pond', pictogram: 'water', onCampusMap: true },
  ];
  const html = pageWith({ heading: 'Buses', search, menus }, { quickLinks });
  expect(html).toContain(
    '<ul><li><a href="/navigate?to=gate-1"><svg id="gate"/>Gate &lt;1></a></li>' +
      '<li><a href="/campus-nav?to=pond"><svg id="pin"/>Pond</a></li></ul></nav>' +
      '<section class="row"><div><button>Lines &amp; stops</button><div hidden=""></div></div>' +
      '<div><button>Departments</button><div hidden=""></div></div></section></div><a data-picture="" href="/map"></a></div></main>',
  );
  expect(html).not.toMatch(/Loading|data-loading/);
  expect(pageWith({ heading: 'Buses', search })).not.toMatch(/quick-|\{menu|data-picture/);
});

test('fillPrerenderedShell() keeps the styles of the search only with one', () => {
  expect(pageWith({ heading: 'Buses', search })).toContain('<style data-prerendered="">form{}</style>');
  for (const intro of [{ heading: 'Buses' }, undefined]) expect(pageWith(intro)).not.toContain('<style');
});

test('fillPrerenderedShell() leaves out quick links and menus that the site has not', () => {
  const html = pageWith(
    { heading: 'Buses', search, menus },
    { routes: [bus, { ...bus, path: '/none', needs: 'department' }] },
  );
  expect(html).not.toMatch(/Quick links|Departments/);
  expect(html).toContain('<button>Lines &amp; stops</button>');
});

test('fillPrerenderedShell() fills the search of an older shell, which is not whole', () => {
  const older =
    '<main id="main"><search data-early=""><button>{search.button}</button></search><span></span></main>';
  const route = { ...bus, intro: { heading: 'Buses', search, menus } };
  expect(fillPrerenderedShell(older, { routes: [], quickLinks: [], route })).toContain(
    '<button>Find</button></search>',
  );
  expect(isWhole(older, route)).toBe(false);
  expect(isWhole(shellHtml, route)).toBe(true);
  expect(isWhole(shellHtml, bus)).toBe(false);
});
