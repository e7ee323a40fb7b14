import { getLevel, outdoors } from '@campusway/campus';
import { createSurroundings, type Step } from '@campusway/campus/directions';
import { createCampusRouter, createRouter } from '@campusway/campus/routing';
import { describe, expect, test } from 'vitest';
import { describeRoute } from './describe-route.ts';
import { quickest, stepFree } from './directions-by-hand.ts';
import { graph, levels, places } from './sample.ts';

const router = createCampusRouter({ graph, places, levels });
const surroundings = createSurroundings({ graph: router.graph, places, levels });

function words(from: string, to: string, stepFree: boolean): string[] {
  const route = router.findRoute({ from, to, stepFree });
  if (route.status === 'unreachable') throw new Error(route.message);
  return describeRoute(route, surroundings).map(({ text }) => text);
}

function firstTurn(text: string): string {
  const [, bear, sharp, side = 'straight'] =
    /\b(?:(bear)|turn)( sharp)? (left|right|round)|go straight ahead/i.exec(text) ?? [];
  return side === 'round' ? 'back' : `${bear ? 'slight-' : sharp ? 'sharp-' : ''}${side}`;
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
        // The sign of a step is the first turn of its text; a lift and stairs have pictograms.
        for (const { kind, text, turn = 'straight' } of steps)
          if (kind !== 'lift' && kind !== 'stairs')
            expect(`${firstTurn(text)}: ${text}`).toBe(`${turn}: ${text}`);
        // Metres of a part are not to be added to those of the step.
        for (const text of words) expect(text.length).toBeLessThan(140);
        for (const text of words) if (text.match(/\d m\b/g)?.[1]) expect(text).toContain(' m in all');
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
  [
    'central-library',
    'room-125',
    'Leave 129 Central Library by the door to the corridor and go straight ahead',
  ],
  ['central-library', 'room-205', 'Leave 129 Central Library by the door to the lobby and turn right'],
  ['room-106', 'room-101', 'Leave room 106 by the east door and turn right'],
  ['room-115', 'room-112', 'Leave room 115 by the south door and go straight ahead'],
  ['room-118', 'room-118b', 'Leave room 118 by the inner door and go up 4 steps'],
  [
    'room-118b',
    'room-121',
    'go down 4 steps through room 118 by the east door to the corridor and turn left',
  ],
  [
    'administration-block',
    'room-214',
    'Leave 101 Admin Office (Administration Block) by the east door and turn',
  ],
  ['academic-block', 'room-207', 'Start at the north entrance of the Academic Block'],
  ['academic-block', 'canteen', 'Leave the Academic Block by the west entrance'],
])('the first sentence says by which of several doors to leave: %s to %s', (from, to, text) => {
  expect(words(from, to, false)[0]).toContain(text);
});

test('no sentence has the metres of a short part between two turns', () => {
  const [, , ...forecourt] = words('main-gate-1', 'room-101', false);
  expect(forecourt.slice(0, 4)).toEqual([
    "Turn right, then after 16 m left, and follow the path past Founders' Lawn, 88 m in all.",
    'Turn left, then right (12 m).',
    'Turn left and go over the ramp to the main entrance, 10 m.',
    'Turn right, go in by the main entrance and bear left (2 m).',
  ]);
  const ends = places.filter((_, i) => i % 9 === 0);
  const texts = ends.flatMap(({ id: from }) =>
    ends.flatMap(({ id: to }) => {
      const route = router.findRoute({ from, to });
      return route.status === 'found' ? describeRoute(route, surroundings).map(({ text }) => text) : [];
    }),
  );
  expect(texts.filter((text) => /then after \d m|go \d m straight/.test(text))).toEqual([]);
  expect(
    texts.filter((text) => /^After \d m/.test(text) && / right.* left| left.* right/.test(text)),
  ).toEqual([]);
});

test('the first sentence differs between two doors of a room', () => {
  const router = createRouter(graph);
  const rooms = places.filter(({ kind, nodes }) => (kind === 'room' || kind === 'venue') && nodes.length > 1);
  const toPlace = places.find(({ id }) => id === 'main-gate-1');
  expect(rooms.length).toBeGreaterThan(50);
  for (const fromPlace of rooms) {
    const doors = fromPlace.nodes.map((node) => {
      const route = router.findRoute({ from: [node], to: toPlace?.nodes ?? [] });
      if (route.status !== 'found') throw new TypeError(fromPlace.id);
      const [leave] = describeRoute({ ...route, fromPlace, toPlace }, surroundings);
      return / by (the [^,]*?door[^,]*?)(?: \(| and |,|\.)/.exec(leave?.text ?? '')?.[1];
    });
    expect(doors).not.toContain(undefined);
    expect(new Set(doors).size, `${fromPlace.id}: ${doors.join()}`).toBe(doors.length);
  }
});

test.each([
  ['open-air-stage', 'administration-block', 'After 15 m bear right and follow the west walk, 73 m in all.'],
  ['sports-complex', 'main-gate-2', 'After 8 m turn left and follow the sports path, 36 m in all.'],
])('the metres of a step include those before its turn, and it says so: %s to %s', (from, to, text) => {
  expect(words(from, to, false)).toContain(text);
});

test.each([
  ['room-205', 'room-269', 'Bear left and go 21 m across the lobby to the corridor.'],
  ['room-305', 'room-201', 'Turn left and go 13 m across the lobby to the corridor.'],
  ['room-305', 'room-201', 'Go 16 m along the corridor, past 301 and 302.'],
])('a walk without landmarks ends at the next space: %s to %s', (from, to, text) => {
  expect(words(from, to, false)).toContain(text);
});

test.each([
  ['room-312', 'room-314', 'Room 314 is the first door on your right (21 m).'],
  ['room-450', 'room-455', 'Room 455 is the second door on your right (21 m).'],
  ['room-223', 'room-226', 'Room 226 is the first door on your right (10 m).'],
])('the open side of a lounge is no door: %s to %s', (from, to, text) => {
  expect(words(from, to, false)).toContain(text);
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
  [
    'portfolio',
    'room-467',
    'Leave 161 Ground Floor Seminar Hall (PortFolio) by the door to the lobby and turn right (2 m).',
  ],
  ['room-161', 'auditorium', 'Leave 161 Ground Floor Seminar Hall by the door to the lobby and turn right'],
  ['portfolio', 'auditorium', '236 Auditorium is the second door on your right'],
])('a sentence indoors names what is on the door: %s to %s', (from, to, text) => {
  expect(words(from, to, false).join(' ')).toContain(text);
});

test.each([
  ['main-gate-2', '101', false],
  ['main-gate-2', '236', false],
  ['main-gate-2', '441', true],
])('a walk leaves the named path at a turn: %s to %s', (from, to, stepFree) => {
  expect(words(from, to, stepFree).slice(3, 6)).toEqual([
    'Turn left and follow the promenade, 132 m.',
    'Turn right, then left, and go over the ramp to the main entrance, 17 m.',
    expect.stringMatching(/^Turn right(,| and) go in by the main entrance/),
  ]);
});

test.each([
  ['room-118b', 'room-467', 'Bear right. 467 Yoga Center is straight ahead, across the lobby (17 m).'],
  ['way-main-ramp', 'room-467', 'Bear right. 467 Yoga Center is straight ahead, across the lobby (17 m).'],
  ['founders-lawn', 'portfolio', '(PortFolio) is straight ahead, across the lobby (15 m).'],
  // Along the wall to a door in it.
  ['room-235', 'auditorium', '236 Auditorium is the first door on your left (14 m).'],
])('a way across the lobby leads straight to the door: %s to %s', (from, to, text) => {
  expect(words(from, to, false).join(' ')).toContain(text);
});

test.each([
  ['way-east-walk', 'way-west-walk', 'Start at the east walk. Follow the east walk to the promenade, 18 m. '],
  [
    'way-east-walk',
    'way-west-walk',
    'Turn right and follow the west walk, 24 m. You have arrived at the west walk.',
  ],
  [
    'way-north-walk',
    'way-west-walk',
    'Start at the north walk. Follow the north walk past the north entrance to the west walk, 129 m.',
  ],
  [
    'canteen',
    'way-west-walk',
    'Turn left and go along the west walk (5 m). You have arrived at the west walk.',
  ],
])('a path is followed from its middle and up to it: %s to %s', (from, to, text) => {
  expect(words(from, to, false).join(' ')).toContain(text);
});

test('no sentence leads to the path on which it begins, or names a path twice', () => {
  const ways = new Map(graph.edges.flatMap((edge) => (edge.name ? [[edge.name.toLowerCase(), edge]] : [])));
  const pins = [...ways.values()].flatMap(({ from, to }) => {
    const [a, b] = [graph.nodes[from], graph.nodes[to]];
    return (a && b && router.findPin([(a.x + 2 * b.x) / 3, (a.y + 2 * b.y) / 3], [outdoors])) ?? [];
  });
  const ends = [...places.filter(({ level, kind }) => level === outdoors || kind === 'entrance'), ...pins];
  const toWays = [...ways.keys()].map((name) => ({
    name,
    leads: new RegExp(`\\bto (the )?${name}`),
    isOn: new RegExp(`^(?!start).*\\b(follow|along|to) (the )?${name}`),
  }));
  const wrong = new Set<string>();
  for (const { id: from } of ends)
    for (const { id: to } of ends) {
      const route = router.findRoute({ from, to });
      if (route.status === 'unreachable') continue;
      const texts = describeRoute(route, surroundings).map(({ text }) => text.toLowerCase());
      texts.forEach((text, i) => {
        const before = texts[i - 1] ?? '';
        for (const { name, leads, isOn } of toWays)
          if (text.split(name).length > 2 || (isOn.test(before) && leads.test(text)))
            wrong.add(`${before} ${text}`);
      });
    }
  expect([...wrong]).toEqual([]);
}, 30_000);

/** Changes of direction over a limit on a line, but for those in its last 2.5 m, at a door. */
function cornersOn(points: Step['points'], degrees: number): number {
  const end = points.at(-1);
  const far = points.filter(({ x, y }, i) => {
    const [before, isNear] = [points[i - 1], end && Math.hypot(x - end.x, y - end.y) < 2.5];
    return (!before || Math.hypot(x - before.x, y - before.y) > 0.5) && !isNear;
  });
  const line = end ? [...far, end] : far;
  const headings = line.slice(1).map((point, i) => headingTo(line[i] ?? point, point));
  return headings.slice(1).filter((heading, i) => Math.abs(bend(headings[i] ?? heading, heading)) > degrees)
    .length;
}

function headingTo(from: Step['points'][number], to: Step['points'][number]): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function bend(before: number, after: number): number {
  return ((((after - before + 180) % 360) + 360) % 360) - 180;
}

test('a sentence says each clear change of direction outdoors', () => {
  const rooms = ['room-101', 'room-147', 'room-205', 'room-441', 'room-219'];
  const ends = places.filter(
    ({ id, level, kind }) => level === outdoors || kind === 'entrance' || rooms.includes(id),
  );
  const unsaid = new Set<string>();
  for (const { id: from } of ends)
    for (const { id: to } of ends)
      for (const stepFree of [false, true]) {
        const route = router.findRoute({ from, to, stepFree });
        // Between neighbours, such as a gate and its guard house, no way has a turn.
        if (route.status === 'unreachable' || route.length < 25) continue;
        const steps = describeRoute(route, surroundings);
        steps.forEach(({ text, level, toLevel, points }, i) => {
          if (level !== outdoors || toLevel !== outdoors) return;
          const before = steps[i - 1]?.points.at(-2);
          const begins = /^(Turn|Bear)/.test(text) && before ? [before, ...points.slice(0, 2)] : [];
          const said = text.match(/\b(left|right|round|behind you)\b/g)?.length ?? 0;
          if (cornersOn(points, 45) > said - cornersOn(begins, 25)) unsaid.add(text);
        });
      }
  expect([...unsaid]).toEqual([]);
}, 30_000);

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
