import { expect, test } from 'vitest';
import { fillFrame } from './fill-frame.ts';

const frame = `<title>Buses &amp; trains · CampusWay</title>
<div data-layout="page"><nav aria-label="Main" class="nav"><a class="link" data-only="signed-out" data-apart="true" href="/menu-path">{menu.label}</a></nav>
<main id="main" aria-label="Page not found"><div data-look="plain"><p role="status">Loading</p>
<header class="intro" data-look="plain"><h1>{heading}</h1><p>{lead}</p></header>\
<search data-early="">\
<form><input placeholder="{search.placeholder}"/><button>{search.button}</button></form>{search.hint}</search>\
<span></span></div></main></div>`;
const bus = {
  path: '/bus',
  page: 'bus',
  title: 'Buses & trains',
  description: '',
  menu: { label: 'Bus & train', order: 20 },
};

test('fillFrame() says what the page begins with, as text', () => {
  const intro = { heading: 'Buses <all>', lead: 'From $1 & up', look: 'hero' } as const;
  const html = fillFrame(frame, { routes: [bus], route: { ...bus, intro } });
  expect(html).toContain('<h1>Buses &lt;all></h1><p>From $1 &amp; up</p>');
  expect(html.match(/data-look="hero"/g)).toHaveLength(2);
  expect(html).toContain('<main id="main" aria-label="Buses &amp; trains · CampusWay">');
});

test('fillFrame() leaves out the paragraph that a page does not have', () => {
  const html = fillFrame(frame, { routes: [bus], route: { ...bus, intro: { heading: 'Buses' } } });
  expect(html).toContain('<h1>Buses</h1></header><span>');
});

test('fillFrame() fills in the words of the page’s search', () => {
  const search = { placeholder: 'Stop "A"', button: 'Find', hint: 'A stop & a line' };
  const html = fillFrame(frame, { routes: [bus], route: { ...bus, intro: { heading: 'Buses', search } } });
  expect(html).toContain(
    '<input placeholder="Stop &quot;A&quot;"/><button>Find</button></form>A stop &amp; a line',
  );
});

test('fillFrame() shows the shape alone where nobody knows what the page begins with', () => {
  for (const route of [undefined, bus]) {
    const html = fillFrame(frame, { routes: [bus], route });
    expect(html).not.toMatch(/<h1>|<search/);
    expect(html).toContain('<span></span>');
  }
});

test('fillFrame() writes the menu in its order, and marks the page that is open', () => {
  const login = { ...bus, path: '/login', menu: { label: 'Login', order: 10, only: 'signed-out' } } as const;
  const way = { ...bus, path: '/way', menu: { label: 'Way', order: 30, apart: true } } as const;
  const { menu, ...unlisted } = bus;
  const html = fillFrame(frame, { routes: [bus, { ...unlisted, path: '/none' }, way, login], route: bus });
  expect(html).toContain(
    '<nav aria-label="Main" class="nav"><a class="link" data-only="signed-out" href="/login">Login</a>' +
      '<a aria-current="page" class="link" href="/bus">Bus &amp; train</a>' +
      '<a class="link" data-apart="true" href="/way">Way</a></nav>',
  );
});

test('fillFrame() lays the page out as its route asks', () => {
  const layoutOf = (route: Parameters<typeof fillFrame>[1]['route']) =>
    /data-layout="(\w+)"/.exec(fillFrame(frame, { routes: [bus], route }))?.[1];
  expect(layoutOf({ ...bus, layout: 'stage' })).toBe('stage');
  expect(layoutOf(bus)).toBe('page');
});

test('fillFrame() leaves the page of a shell without a frame as it is', () => {
  const page = '<title>CampusWay</title><div id="root"></div>';
  expect(fillFrame(page, { routes: [bus], route: bus })).toBe(page);
});
