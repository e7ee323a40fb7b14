// @vitest-environment jsdom
import { packGraph } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { BrowserRouter, college } from '@campusway/platform';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageRouter } from '../journey/find-way.ts';
import { stepFreeKey } from '../journey/parse-link.ts';
import { routeOnFloor } from '../journey/route-on-floor.ts';
import { Peek } from '../pages/directions/sheet/Peek.tsx';
import { useDirections } from '../pages/directions/use-directions.ts';
import { useJourney } from '../pages/directions/use-journey.ts';
import answerEarly from './answer-early.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: false }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const { closures, levels, places, rooms } = college;
const parts = { closures, graph: packGraph(college.graph), levels, places, rooms };
const image = { light: '/light.svg', dark: '/dark.svg', metres: 350, ratio: 2, centre: [200, 100] } as const;
const site = {
  load: () => Promise.reject(new TypeError('Loads nothing')),
  routes: [],
  pictures: { floor2: image, 'campus-nav': { ...image, light: '/grounds.svg' } },
};

const early = (query: string, given = parts) => answerEarly(query, given, site) as HTMLElement | undefined;

const textsIn = (shown: ParentNode | undefined) =>
  [...(shown?.querySelectorAll('h1, header p, header + p:not([role])') ?? [])].map((one) => one.textContent);

let route: CampusRoute | undefined;

function Page() {
  const directions = useDirections(useJourney());
  ({ route } = directions);
  return <Peek {...directions} />;
}

/** Texts of the page; none without a route. */
function readPage(query: string): unknown {
  history.replaceState(history.state, '', `/navigate${query}`);
  const { container } = render(<Page />, { wrapper: BrowserRouter });
  const texts = textsIn(container);
  cleanup();
  return route ? texts : [];
}

test('answerEarly() words the routes between any two places like the page', () => {
  let found = 0;
  for (let i = 0; i < 120; i++) {
    const [from, to] = [1009, 7919].map((step) => places[(i * (step + i)) % places.length]?.id);
    const query = `?from=${from}&to=${to}${['', '&step-free=1', '&step-free=0'][i % 3]}`;
    expect(textsIn(early(query)), query).toEqual(readPage(query));
    found += route ? 1 : 0;
  }
  expect(found).toBeGreaterThan(100);
});

test.each([
  ['?from=west-entrance&to=room-115&step-free=1', 'the barrier outside of the start'],
  ['?from=room-115&to=west-entrance', 'the note on the destination'],
  ['?from=room-205&to=toilet-accessible-west-2', 'a destination for wheelchairs'],
])('answerEarly() says at %s like the page %s', (query) => {
  expect(textsIn(early(query))).toEqual(readPage(query));
  expect(route).toBeDefined();
});

test('answerEarly() follows the stored choice of step-free routes, except in an entry with the quickest one', () => {
  const query = '?from=canteen&to=room-454';
  const quickest = textsIn(early(query));
  localStorage.setItem(stepFreeKey, '1');
  const stepFree = textsIn(early(query));
  expect(stepFree).not.toEqual(quickest);
  expect(stepFree).toEqual(textsIn(early(`${query}&step-free`)));
  history.replaceState({ usr: { isQuickest: true } }, '', '/');
  expect(textsIn(early(query))).toEqual(quickest);
});

test('answerEarly() avoids what is closed', () => {
  const query = '?from=main-gate-1&to=room-310';
  const edges = pageRouter().findRoute({ from: 'main-gate-1', to: 'room-310' });
  const used = edges.status === 'found' ? edges.edges.slice(-3, -2) : [];
  const closed = [{ id: 'works', name: 'The corridor', reason: 'Works', edges: used }] as never;
  expect(textsIn(early(query, { ...parts, closures: closed }))).not.toEqual(textsIn(early(query)));
});

test.each([
  'from=room-205',
  'from=room-205&to=nowhere',
  'from=205&to=room-310',
  'from=room-205&to=nearest-toilet',
  'from=room-205&to=room-205',
  'from=room-205&to=room-310&walking=1&step=1',
  'from=room-205&to=room-310&floor=3',
  'from=room-205&to=room-310&category=toilets',
  'from=room-115&to=room-118b&step-free=1',
])('answerEarly() leaves ?%s to the page', (query) => {
  expect(early(`?${query}`)).toBeUndefined();
});

test('answerEarly() draws the part of the route on its first floor on the picture of that', () => {
  const map = early('?from=room-205&to=room-310')?.querySelector('[role="img"]');
  const found = pageRouter().findRoute({ from: 'room-205', to: 'room-310' });
  const { lines } = routeOnFloor(found as CampusRoute, 2);
  const drawn = lines.map((line) => `M${line.map(([x, y]) => `${x} ${-y}`).join('L')}`).join('');
  expect(map?.querySelector('[stroke-dasharray="5,10"]')?.getAttribute('d')).toBe(drawn);
  const image = map?.querySelector('image');
  expect(['href', 'x', 'y', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
    '/light.svg',
    '25',
    '-187.5',
    '350',
    '175',
  ]);
  expect(map?.getAttribute('aria-label')).toBe('Plan of the second floor with the route');
  expect(map?.parentElement?.textContent.trim()).toBe('A');
});

test.each([
  ['main-gate-1', 'room-310', 'A'],
  ['canteen', 'main-gate-1', 'AB'],
])('answerEarly() shows the grounds for a way across them, from %s to %s', (from, to, pins) => {
  const map = early(`?from=${from}&to=${to}`)?.querySelector('[role="img"]');
  expect(map?.getAttribute('aria-label')).toBe('Plan of the campus with the route');
  expect(map?.querySelector('image')?.getAttribute('href')).toBe('/grounds.svg');
  expect(map?.parentElement?.textContent.replace(/\s/g, '')).toBe(pins);
});

test('answerEarly() has no picture of a plan that was not published', () => {
  const map = early('?from=room-310&to=room-329a')?.querySelector('[role="img"]');
  expect(map?.querySelectorAll('path')).toHaveLength(2);
  expect(map?.querySelector('image')).toBeNull();
});
