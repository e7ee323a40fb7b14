import { expect, test } from 'vitest';
import { fillFrame } from './fill-frame.ts';

const frame = `<title>Buses &amp; trains · CampusWay</title>
<nav aria-label="Main" class="nav"><a class="link" href="/">Home</a><a class="link" href="/bus">Bus</a></nav>
<main id="main" aria-label="Page not found"><div data-look="plain"><p role="status">Loading</p>
<header class="intro" data-look="plain"><h1>{heading}</h1><p>{lead}</p></header><span></span></div></main>`;
const bus = { path: '/bus', page: 'bus', title: 'Buses & trains', description: '' };

test('fillFrame() says what the page begins with, as text', () => {
  const intro = { heading: 'Buses <all>', lead: 'From $1 & up', look: 'hero' } as const;
  const html = fillFrame(frame, { paths: ['/', '/bus'], route: { ...bus, intro } });
  expect(html).toContain('<h1>Buses &lt;all></h1><p>From $1 &amp; up</p>');
  expect(html.match(/data-look="hero"/g)).toHaveLength(2);
  expect(html).toContain('<main id="main" aria-label="Buses &amp; trains · CampusWay">');
});

test('fillFrame() leaves out the paragraph that a page does not have', () => {
  const html = fillFrame(frame, { paths: ['/bus'], route: { ...bus, intro: { heading: 'Buses' } } });
  expect(html).toContain('<h1>Buses</h1></header>');
});

test('fillFrame() shows the shape alone where nobody knows what the page begins with', () => {
  for (const route of [undefined, bus]) {
    const html = fillFrame(frame, { paths: ['/bus'], route });
    expect(html).not.toContain('<h1>');
    expect(html).toContain('<span></span>');
  }
});

test('fillFrame() links to the pages that the site has, and marks the one that is open', () => {
  const html = fillFrame(frame, { paths: ['/bus'], route: bus });
  expect(html).toContain(
    '<nav aria-label="Main" class="nav"><a aria-current="page" class="link" href="/bus">Bus</a>',
  );
  expect(html).not.toContain('href="/"');
});

test('fillFrame() leaves the page of a shell without a frame as it is', () => {
  const page = '<title>CampusWay</title><div id="root"></div>';
  expect(fillFrame(page, { paths: ['/'], route: bus })).toBe(page);
});
