// @vitest-environment jsdom
import { outdoors } from '@campusway/campus';
import { college } from '@campusway/platform';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findRoute } from '../journey/find-way.ts';
import { floorOf } from '../journey/floor-of.ts';
import { ScreenPrint } from './FloorPrint.tsx';
import { JourneyPrint, RoutePrint } from './JourneyPrint.tsx';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

function printRoute(from: string, to: string, stepFree = false): void {
  const route = findRoute({ from, to, stepFree });
  if (route.status !== 'found') throw new TypeError(route.message);
  render(<RoutePrint title="To print" route={route} path="/navigate" />);
}

test.each([
  ['room-118b', /^There is no step-free way: 4 steps between 118 and 118B\./],
  ['room-118', undefined],
])('RoutePrint says on the way to %s whether steps cannot be avoided', (to, barrier) => {
  printRoute('room-329a', to);
  expect(screen.getByText(/^From: /)).toBeTruthy();
  expect(screen.queryAllByText(barrier ?? /no step-free way/)).toHaveLength(barrier ? 1 : 0);
});

test('RoutePrint has its QR code before the page is idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'requestIdleCallback'));
  await act(async () => printRoute('room-205', 'room-310'));
  expect(await screen.findByRole('img', { name: 'QR code of this route' })).toBeTruthy();
});

test('RoutePrint names both rooms in full', () => {
  printRoute('room-205', 'room-310');
  expect(screen.getByText('From: CSE Faculty Room 2, second floor, west wing')).toBeTruthy();
  expect(screen.getByText('To: Office of the Head, IT, third floor, west wing')).toBeTruthy();
});

test('RoutePrint names each floor before its first step', () => {
  printRoute('canteen', 'room-310');
  const floors = screen.getAllByRole('listitem').flatMap(({ textContent }) => {
    const [floor] = /^(?:Outdoors|\w+ floor)\. /.exec(textContent ?? '') ?? [];
    return floor ?? [];
  });
  expect(floors).toEqual(['Outdoors. ', 'First floor. ', 'Third floor. ']);
});

test.each([
  ['room-220', 'room-310', true, /^\d+ m, \d minutes, step-free, by lift, with its wait$/],
  ['main-gate-2', 'room-415', false, /^\d+ m, \d minutes, step-free, by lift, with its wait$/],
  ['main-gate-1', 'room-118b', false, /^\d+ m, \d minutes, 4 stair steps$/],
])('RoutePrint says whether the route from %s to %s is step-free', (from, to, stepFree, fact) => {
  printRoute(from, to, stepFree);
  expect(screen.getByText(fact)).toBeTruthy();
});

/** The map without a route, with the campus. */
const map = {
  to: { kind: 'none' },
  route: undefined,
  path: '/navigate',
  floor: floorOf(outdoors),
  category: { chip: undefined, walks: [] },
} as const;

test('JourneyPrint of a floor has its plan and the address of the page, with a category its places by number', async () => {
  history.replaceState(null, '', '/navigate?category=Toilets&floor=3');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const floor = college.levels.findIndex(({ shortName }) => shortName === '3');
  const toilets = college.places.filter(({ kind, level }) => kind === 'toilet' && level === floor);
  const walks = toilets.map((place) => ({ place, stops: [place] }));
  const { rerender } = render(<JourneyPrint {...map} from={{ kind: 'none' }} floor={floor} />);
  expect(await screen.findAllByRole('img', { name: /^Plan of the third floor/ })).toHaveLength(2);
  rerender(
    <JourneyPrint {...map} from={{ kind: 'none' }} floor={floor} category={{ chip: 'Toilets', walks }} />,
  );
  expect(screen.getByText('Toilets, third floor')).toBeTruthy();
  expect(screen.getAllByText('Toilet, men, west wing, third floor')).toHaveLength(1);
  expect(screen.getByText(/\/navigate\?category=Toilets&floor=3$/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => /oilet/.test(textContent))).toHaveLength(
    toilets.length,
  );
});

test('JourneyPrint without an end is the plan of the campus', async () => {
  render(<JourneyPrint {...map} from={{ kind: 'none' }} />);
  expect(await screen.findByRole('img', { name: /^Plan of the campus for / })).toBeTruthy();
  expect(screen.getByText(college.getCampusScreen().heading)).toBeTruthy();
});

test.each([
  ['room', 'this door'],
  ['toilet', 'this door'],
  ['gate', 'here'],
  ['area', 'here'],
])('JourneyPrint of the sign of a %s leads from %s', async (kind, where) => {
  const place = college.places.find((one) => one.kind === kind);
  if (!place) throw new TypeError(`Cannot find a ${kind}`);
  const { id, name } = place;
  const from = { kind: 'target', target: { kind: 'place', id, name, place } } as const;
  render(<JourneyPrint {...map} from={from} />);
  expect(await screen.findByText(`Scan for directions from ${where}.`)).toBeTruthy();
});

test('ScreenPrint has the destination in words and in its address', async () => {
  const to = college.findPlace('room-115');
  render(<ScreenPrint screen={college.getScreen('mech-nav')} to={to} />);
  expect(await screen.findByText('To: Room 115, Machine Shop, first floor, west wing')).toBeTruthy();
  expect(screen.queryByText(/^From: /)).toBeNull();
  expect(screen.getByText(/\/mech-nav\?to=room-115$/)).toBeTruthy();
});
