// @vitest-environment jsdom
import { outdoors, type Place } from '@campusway/campus';
import { BrowserRouter, college } from '@campusway/platform';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FloorPlans } from '../../../map/plan/floor-plans.ts';
import { useDirections } from '../use-directions.ts';
import { useJourney } from '../use-journey.ts';
import { useCamera } from './use-camera.ts';

const [plan, groundFloor] = [await college.loadPlan(outdoors), await college.loadPlan(1)];
const upperFloor = await college.loadPlan(3);

function show(query: string, plans: FloorPlans) {
  history.replaceState(null, '', `/navigate?${query}`);
  return renderHook(() => useCamera(useDirections(useJourney()), plans), { wrapper: BrowserRouter });
}

test.each([
  ['parking', 200],
  ['main-gate-1', 90],
])('useCamera() shows %s alone with at least %i m of its surroundings', (place, metres) => {
  const { result } = show(`from=${place}`, { plan, groundFloor });
  const { inView } = result.current;
  const eastings = inView === 'whole' ? [] : inView.map(([x]) => x);
  expect(Math.max(...eastings) - Math.min(...eastings)).toBeGreaterThan(metres);
});

test.each(['from=main-gate-1', 'to=canteen', ''])(
  'useCamera() shows the plan of a floor without any point of ?%s',
  (ends) => {
    const { result, rerender } = show(`${ends}&floor=3`, { plan, groundFloor, upperFloor });
    const { inView } = result.current;
    const rooms = upperFloor.units.map(({ label: [x, y] }) => [x, y]);
    const [[west, south] = [], , [east, north] = []] = inView as readonly (readonly number[])[];
    expect(
      rooms.every(
        ([x = 0, y = 0]) => x > Number(west) && x < Number(east) && y > Number(south) && y < Number(north),
      ),
    ).toBe(true);
    rerender();
    expect(result.current.inView).toBe(inView);
  },
);

test('useCamera() shows a floor above a chosen room as near as the room', () => {
  const { x, y } = college.findPlace('room-215') as Place;
  expect(show('to=room-215&floor=3', { plan, groundFloor, upperFloor }).result.current).toMatchObject({
    inView: [[x, y]],
    maxScale: show('to=room-215', { plan, groundFloor, upperFloor }).result.current.maxScale,
  });
});

test('useCamera() shows a floor above a route where the route is', () => {
  const { inView } = show('from=room-205&to=room-215&floor=3', { plan, groundFloor, upperFloor }).result
    .current;
  const ends = ['room-205', 'room-215'].map((id) => college.findPlace(id) as Place);
  expect(inView).toEqual(ends.map(({ x, y }) => [x, y]));
});

test('useCamera() shows the whole campus where nothing of the journey is on the ground floor', () => {
  const { result } = show('from=room-215&floor=1', { plan, groundFloor });
  expect(result.current.inView).toBe('whole');
});

test.each([
  ['from=room-115&to=room-115', ['room-115']],
  ['from=room-236&to=auditorium', ['room-236']],
  ['to=central-library', ['room-129']],
  ['from=room-115&to=room-236', ['room-115', 'room-236']],
  ['to=department-mba', ['room-449']],
])('useCamera() has one pin for each place of ?%s', (ends, ids) => {
  const { result } = show(ends, { plan, groundFloor });
  expect(result.current.pins.map(({ id }) => id)).toEqual(ids);
});
