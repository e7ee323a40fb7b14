// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { outdoors } from '@campusway/campus';
import { BrowserRouter, college } from '@campusway/platform';
import { provideCollege, provideParts } from '@campusway/platform/host';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { findTarget } from '../../journey/find-target.ts';
import { findWay, pageRouter } from '../../journey/find-way.ts';
import { walksFrom } from '../../map/category-chips/use-category.ts';
import { JourneyPrint } from '../../print/JourneyPrint.tsx';
import { Arrival } from './guidance/Arrival.tsx';
import { useCamera } from './map/use-camera.ts';
import { JourneyMessages, NoWay, Peek } from './sheet/Peek.tsx';
import { useDirections } from './use-directions.ts';
import { useJourney } from './use-journey.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly twoCampuses: string;
  }
}

// The files of a worker share their modules, and the router keeps the college of its first route.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const { registered, parts } = JSON.parse(readFileSync(inject('twoCampuses'), 'utf8'));
provideCollege({ ...registered });
provideParts(parts);

const open = (address: string) => history.replaceState(null, '', address);
const journey = (address: string) => {
  open(address);
  return renderHook(() => useDirections(useJourney()), { wrapper: BrowserRouter });
};

function target(id: string) {
  const end = findTarget(id, { findPlace: pageRouter().findPlace, findPerson: () => undefined });
  if (end.kind !== 'target') throw new Error(`Cannot find "${id}"`);
  return end.target;
}

test('useJourney() shows the walk to the transport, under the names of both ends', async () => {
  const { result } = journey('/navigate?from=room-101&to=room-n-201');
  await waitFor(() => expect(result.current.steps.length).toBeGreaterThan(1));
  expect(result.current.route?.toPlace.id).toBe('main-gate');
  expect(result.current.result).toMatchObject({ status: 'unreachable' });
});

test('JourneyMessages has the sentence of the transport, and goes on from where it ends', async () => {
  open('/navigate?from=room-101&to=room-n-201');
  function Page() {
    return <JourneyMessages {...useDirections(useJourney())} />;
  }
  render(<Page />, { wrapper: BrowserRouter });
  const sentence = /on another campus, Lake Campus\. Bus 12 from the West Gate/;
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  fireEvent.click(screen.getByRole('button', { name: /^Then from Lake Gate, / }));
  await waitFor(() => expect(location.search).toBe('?from=lake-gate&to=room-n-201'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Route found/));
});

test('Arrival at the stop has the sentence of the transport, and leads on from where it ends', async () => {
  open('/navigate?from=room-101&to=room-n-201&step=6&walking=1');
  function Page() {
    const directions = useDirections(useJourney());
    const { route, state } = directions;
    return (
      route &&
      state.isWalking && (
        <Arrival {...directions} route={route} onBack={() => undefined}>
          <NoWay {...directions} />
        </Arrival>
      )
    );
  }
  const arrival = render(<Page />, { wrapper: BrowserRouter });
  const sentence = /Lake Campus\. Bus 12 from the West Gate/;
  expect((await arrival.findByRole('alert')).textContent).toMatch(sentence);
  fireEvent.click(arrival.getByRole('button', { name: /^Then from Lake Gate, / }));
  await waitFor(() => expect(location.search).toBe('?from=lake-gate&to=room-n-201'));
  await waitFor(() => expect(arrival.container.textContent).not.toMatch(sentence));
});

test('JourneyPrint of the walk to the transport has its sentence', async () => {
  open('/navigate?from=room-101&to=room-n-201');
  function Page() {
    return <JourneyPrint {...useDirections(useJourney())} />;
  }
  render(<Page />, { wrapper: BrowserRouter });
  const sentence = /^Room N-201 is on another campus, Lake Campus\. Bus 12 from the West Gate/;
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
});

test('Peek names the campus of a sign', async () => {
  open('/here/lake-gate');
  function Page() {
    return <Peek {...useDirections(useJourney('lake-gate'))} />;
  }
  render(<Page />, { wrapper: BrowserRouter });
  expect(await screen.findByText('Lake Gate, Lake Campus. Where do you want to go?')).toBeTruthy();
});

test('findWay() and walksFrom() stay on the campus of the start', () => {
  for (const [from, campus] of [
    ['room-n-201', 'Lake Campus'],
    ['room-101', 'Hill Campus'],
  ] as const) {
    const way = findWay({ from: target(from), to: target('nearest-lift'), stepFree: false });
    expect(way.status === 'found' && way.toPlace.campus).toBe(campus);
    // The annex has no toilet.
    const toilet = findWay({ from: target(from), to: target('nearest-accessible-toilet'), stepFree: false });
    expect(toilet.status).toBe(campus === 'Hill Campus' ? 'found' : 'unreachable');
  }
});

test('useCamera() shows one campus: that of the start, else of the destination, else the first', async () => {
  const [plan, groundFloor, upperFloor] = [
    await college.loadPlan(outdoors),
    await college.loadGroundFloor(),
    await college.loadPlan(college.levels.findIndex(({ id }) => id === 'main-1')),
  ];
  const widthOf = (points: 'whole' | readonly (readonly number[])[]) => {
    const eastings = points === 'whole' ? [0] : points.map(([x = 0]) => x);
    return Math.max(...eastings) - Math.min(...eastings);
  };
  const floor = college.levels.findIndex(({ id }) => id === 'main-1');
  for (const [query, letters] of [
    ['from=room-101&to=room-n-201', ['A', 'B']],
    ['from=room-n-101&to=room-101', ['A', 'B']],
    // The bus starts here.
    ['from=lake-gate&to=room-101', ['A']],
    ['to=annex', ['B']],
    ['', []],
  ] as const) {
    open(`/navigate?${query}&floor=${floor}`);
    const { result } = renderHook(
      () => useCamera(useDirections(useJourney()), { plan, groundFloor, upperFloor }),
      { wrapper: BrowserRouter },
    );
    const { inView, pins } = result.current;
    expect(pins.map(({ letter }) => letter)).toEqual(letters);
    expect([query, widthOf(inView) < 150]).toEqual([query, true]);
  }
});

test('walksFrom() has no walk to another campus', () => {
  const [gate] = [college.findPlace('lake-gate')];
  const places = college.places.filter(({ kind }) => kind === 'lift');
  const walks = gate ? walksFrom(gate, { places, stepFree: false }) : [];
  expect(walks.filter(({ way }) => way).map(({ place }) => place.campus)).toEqual(['Lake Campus']);
});
