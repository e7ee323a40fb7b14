// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { earlyAnswerOf, earlyId, earlyScript } from './early-answer.ts';

const route = { path: '/', page: 'home', title: '', description: '', early: ['lookup'] } as const;
const early = { scripts: ['/modules/mfe-bus/b1/early.js'], styles: [] };
const lookup = { href: '/modules/college/files/lookup.1.json', integrity: 'sha384-l' };
const levels = { href: '/modules/college/files/levels.1.json', integrity: 'sha384-m' };

test('earlyAnswerOf() lists the files of the early answer and the parts it reads', () => {
  expect(earlyAnswerOf(route, { assets: { early } }, { levels, lookup })).toEqual({
    assets: early,
    college: { lookup },
  });
});

test('earlyAnswerOf() has for an address that asks the pictures of the plans, and needs no closures', () => {
  const pictures = { yard: { light: '/l', dark: '/d', metres: 350, ratio: 2, centre: [40, 25] } } as const;
  const asked = { ...route, early: ['lookup', 'closures'], asks: ['from', 'to'] } as const;
  expect(earlyAnswerOf(asked, { assets: { early } }, { lookup }, { routes: [], pictures })).toEqual({
    assets: early,
    college: { lookup },
    asks: ['from', 'to'],
    pictures,
  });
});

test.each([
  ['a route that does not ask for it', { ...route, early: undefined }, { early }, { lookup }],
  ['a build from before there was one', route, {}, { lookup }],
  ['a college without the part', route, { early }, { levels }],
  ['a site without a college', route, { early }, undefined],
])('earlyAnswerOf() returns undefined for %s', (_name, { early: read, ...rest }, assets, parts) => {
  expect(earlyAnswerOf({ ...rest, ...(read && { early: read }) }, { assets }, parts)).toBeUndefined();
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

/** Runs the script of a page at `path`, whose remote knows room 12 A only; returns what the page then shows. */
async function showEarly(
  path: string,
  load = async () => Response.json({ rooms: ['12 A'] }),
  asks?: string[],
) {
  vi.stubGlobal('fetch', load);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  history.replaceState(null, '', path);
  const answer = { assets: early, college: { lookup }, asks };
  document.body.innerHTML = `<main><div data-early=""><p role="status">Loading</p></div></main>
    <script type="application/json" id="${earlyId}">${JSON.stringify(answer)}</script>`;
  const module = {
    default: (asked: string, parts: { lookup: { rooms: string[] } }) =>
      parts.lookup.rooms.includes(asked)
        ? Object.assign(document.createElement('h1'), { textContent: asked })
        : undefined,
  };
  const script = earlyScript.replace(/import\(\w\)/, 'Promise.resolve(module)');
  new Function('module', script)(module);
  // One task: all files have come.
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('main > [data-early]')?.innerHTML;
}

test.each(['/room/12%20A', '/room/12%20A/?q=13', '/campus/room/12%20A'])(
  'earlyScript replaces the skeleton at %s by the header for the last part of the path',
  async (path) => {
    expect(await showEarly(path)).toBe('<h1>12 A</h1>');
  },
);

test.each([
  ['an unknown room', '/room/13', undefined],
  ['a path that is not encoded correctly', '/room/%E5', undefined],
  ['a file that does not load', '/room/12%20A', () => Promise.reject(new TypeError('Failed to fetch'))],
])('earlyScript leaves the skeleton for %s', async (_name, path, load) => {
  expect(await showEarly(path, load)).toBe('<p role="status">Loading</p>');
});

test.each([
  ['?from=1&to=2', '<h1>?from=1&amp;to=2</h1>'],
  ['?from=1&to=', '<p role="status">Loading</p>'],
  ['?to=2', '<p role="status">Loading</p>'],
])('earlyScript answers the query of an address that asks, %s, and reports that', async (query, shown) => {
  const answered = vi.fn();
  addEventListener('answered', answered, { once: true });
  const load = async () => Response.json({ rooms: ['?from=1&to=2'] });
  expect(await showEarly(`/way${query}`, load, ['from', 'to'])).toBe(shown);
  expect(answered).toHaveBeenCalled();
});
