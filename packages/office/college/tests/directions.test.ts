import { getLevel, outdoors } from '@campusway/campus';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { describe, expect, test } from 'vitest';
import { quickest, stepFree } from './directions-by-hand.ts';
import { graph, levels, places } from './sample.ts';

const router = createCampusRouter({ graph, places, levels });
const surroundings = createSurroundings({ graph: router.graph, places, levels });

function words(from: string, to: string, stepFree: boolean): string[] {
  const route = router.findRoute({ from, to, stepFree });
  if (route.status === 'unreachable') throw new Error(route.message);
  return describeRoute(route, surroundings).map(({ text }) => text);
}

describe('describeRoute() on the campus', () => {
  test.each(quickest)('leads from %s to %s', (from, to, steps) => {
    expect(words(from, to, false)).toEqual(steps);
  });

  test.each(stepFree)('leads step-free from %s to %s', (from, to, steps) => {
    expect(words(from, to, true)).toEqual(steps);
  });

  test('describes every route between places of different kinds or floors, without a gap', () => {
    const ends = places.filter((_, i) => i % 7 === 0);
    const metresOfWay = new Map<string, number>();
    for (const { id: from } of ends) {
      for (const { id: to } of ends) {
        const route = router.findRoute({ from, to });
        if (route.status === 'unreachable') continue;
        const steps = describeRoute(route, surroundings);
        expect(steps[0]?.first).toBe(0);
        expect(steps.at(-1)?.last).toBe(route.nodes.length - 1);
        expect(steps.slice(1).every(({ first }, i) => first === steps[i]?.last)).toBe(true);
        expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(route.seconds, 6);
        const words = steps.map(({ text }) => text);
        expect(words.join(' ')).toMatch(/^([A-Z0-9][^.]+\. ?)+$/);
        expect(words.at(-1)).toMatch(/^You have arrived(: .* (is|are) | at )/);
        expect(words.filter((text) => text.startsWith('You have arrived'))).toHaveLength(1);
        expect(words.join(' ')).not.toMatch(/\bwalk \d|\bWalk\b/);
        // Stretches under ten metres are joined with their neighbours.
        expect(words.join(' ')).not.toMatch(/(?<!after |After |\()\b\d m\b(?! straight ahead, then)/);
        for (const { text, figure } of steps) expect(text).toContain(figure ?? '');
        for (const { figure, metres } of steps) if (metres > 0) expect(figure).toBe(`${metres} m`);
        for (const { first, last, metres } of steps) {
          const way = route.nodes.slice(first, last + 1).join();
          expect(metres).toBe(metresOfWay.get(way) ?? metres);
          metresOfWay.set(way, metres);
        }
      }
    }
  });
});

test.each([
  ['room-269', 'room-230a', 'Go 48 m along the corridor and through the lobby, past 232 and 231.'],
  ['room-160', 'room-128', 'Go 24 m along the corridor and through the lobby, past the main stairs.'],
])('a walk names the lobby that it crosses: %s to %s', (from, to, text) => {
  const route = router.findRoute({ from, to });
  if (route.status !== 'found') throw new TypeError(route.message);
  expect(describeRoute(route, surroundings).map((step) => step.text)).toContain(text);
});

test.each([
  ['canteen', 'room-260', 'Turn left and go 72 m along the corridor, past 101 Admin Office and 102.'],
  ['room-115', 'administration-block', '101 Admin Office (Administration Block) is on your right'],
  ['room-115', 'room-101', ': 101 Admin Office is on your right'],
  ['portfolio', 'room-467', 'Leave 161 Ground Floor Seminar Hall (PortFolio) and turn right (2 m).'],
  ['room-161', 'auditorium', 'Leave 161 Ground Floor Seminar Hall and turn right'],
  ['portfolio', 'auditorium', '236 Auditorium is the second door on your right'],
])('a sentence indoors names what is on the door: %s to %s', (from, to, text) => {
  expect(words(from, to, false).join(' ')).toContain(text);
});

test('the step from the foot of the stairs out of the building begins on its floor', () => {
  const route = router.findRoute({
    from: 'room-463',
    to: 'sports-complex',
  });
  if (route.status !== 'found') throw new TypeError(route.message);
  const step = describeRoute(route, surroundings).find(({ text }) =>
    text.includes('go out by the east entrance'),
  );
  expect(step?.text).toMatch(/^Turn /);
  expect(step?.level).not.toBe(outdoors);
  expect(getLevel(levels, step?.level ?? outdoors).name).toBe('first floor');
});
