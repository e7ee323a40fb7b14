import { describe, expect, test } from 'vitest';
import { type DrawnCampus, drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { withPlainSpaces } from '../../tests/plain-spaces.ts';
import { turned } from '../labels/index.ts';
import { createCampusRouter } from '../routing/campus-router.ts';
import { describeRoute, metresOf } from './describe-route.ts';
import type { Step } from './step.ts';
import { createSurroundings } from './surroundings.ts';
import { type Point, turnAhead } from './turn.ts';

function steps(campus: DrawnCampus, from: string, to: string, stepFree = false): Step[] {
  const route = createCampusRouter(campus).findRoute({ from, to, stepFree });
  if (route.status === 'unreachable') throw new Error(route.message);
  return withPlainSpaces(describeRoute(route, createSurroundings(campus)));
}

function words(...args: Parameters<typeof steps>): string {
  return steps(...args)
    .map(({ text }) => text)
    .join(' ');
}

const floor = drawCampus(`
  level 2
  201 203 205    207  209
   +---+---+------+----+------+
           |      204  206    |
           |                 208
    wc1----+
           |
           +--+---211
            213
`);

describe('describeRoute()', () => {
  test('leads out of the door, along the corridor, up by lift and to the right door', () => {
    const tower = drawCampus(
      `
  level 2
         209 207 205
  -+--+----+--+---+---
  212 lift
`,
      `
  level 3
  310  308       306
   +----+---+-----+--
           lift
`,
    );
    expect(words(tower, '205', '310', true)).toBe(
      'Leave room 205 and turn right (2 m). Go 24 m along the corridor, past 207 and 209. Turn left and take the lift by 212 (2 m) up 1 floor to the third floor. Turn left. Room 310 is the second door on your right (22 m). You have arrived at room 310.',
    );
    expect(words(tower, '310', '205', true)).toBe(
      'Leave room 310 and turn left (2 m). Go 18 m along the corridor, past 308. Turn right and take the lift (2 m) down 1 floor to the second floor. Turn right and go 26 m along the corridor, past 209 and 207. You have arrived: room 205 is on your left (2 m).',
    );
  });

  test('returns the turn of each step, as in its text', () => {
    expect(steps(floor, '201', '211').map(({ text, turn }) => [text, turn])).toEqual([
      ['Leave room 201 and turn left (2 m).', 'left'],
      ['Go 16 m along the corridor, past 203.', undefined],
      ['Turn right and go 10 m along the corridor.', 'right'],
      ['Turn left and go 12 m along the corridor, past 213.', 'left'],
      ['You have arrived: room 211 is straight ahead (2 m).', undefined],
    ]);
  });

  test('returns where the destination is, for a walker who is not there yet', () => {
    const where = (from: string, to: string) => steps(floor, from, to).at(-1)?.where;
    expect(where('205', '206')).toBe('Room 206 is on your right (2 m).');
    // The step before it names the door.
    expect(where('201', '205')).toBe(undefined);
  });

  test.each([
    ['205', '206', 'Room 206 is on your right (2 m).', [1, 0]],
    ['207', '204', 'Room 204 is opposite (2 m).', [0, 1]],
    ['201', '211', 'Room 211 is straight ahead (2 m).', [0, 1]],
  ])('keeps the heading of the walker at the door: %s to %s', (from, to, where, [across = 0, up = 0]) => {
    const last = steps(floor, from, to).at(-1) as Step;
    expect(last.where).toBe(where);
    const [first, end] = [last.points[0], last.points.at(-1)] as [Point, Point];
    const door = turned([(end.x - first.x) / 2, (end.y - first.y) / 2], turnAhead(last));
    expect(door[0]).toBeCloseTo(across);
    expect(door[1]).toBeCloseTo(up);
  });

  test('counts doors on their own side of the corridor', () => {
    expect(words(floor, '201', '205')).toBe(
      'Leave room 201 and turn left (2 m). Room 205 is the second door on your left (18 m). You have arrived at room 205.',
    );
    expect(words(floor, '205', '206')).toBe(
      'Leave room 205 and turn left (2 m). Go 24 m along the corridor, past 207 and 204. You have arrived: room 206 is on your right (2 m).',
    );
    // 204 is opposite 207: who has turned there may count it, or not.
    expect(words(floor, '207', '206')).toBe(
      'Leave room 207 and turn left (2 m). Go 10 m along the corridor. You have arrived: room 206 is on your right (2 m).',
    );
  });

  test('describes a door across the corridor as opposite', () => {
    expect(words(floor, '207', '204')).toBe(
      'Leave room 207 (2 m). You have arrived: room 204 is opposite (2 m).',
    );
  });

  test('describes turns of corridors', () => {
    expect(words(floor, '203', '208')).toBe(
      'Leave room 203 and turn left (2 m). Go 46 m along the corridor, past 209 and 206. Turn right (2 m). You have arrived: room 208 is straight ahead (2 m).',
    );
    expect(words(floor, '201', '211')).toBe(
      'Leave room 201 and turn left (2 m). Go 16 m along the corridor, past 203. Turn right and go 10 m along the corridor. Turn left and go 12 m along the corridor, past 213. You have arrived: room 211 is straight ahead (2 m).',
    );
  });

  test('joins turns that follow each other closely', () => {
    const bend = drawCampus(`
  level 1
  101
   +--+
      |
      +------------+-----
                  103
`);
    expect(words(bend, '101', '103')).toBe(
      'Leave room 101 and turn left, then right (12 m). Turn left and go 26 m along the corridor. You have arrived: room 103 is on your right (2 m).',
    );
    expect(words(bend, '103', '101')).toBe(
      'Leave room 103 and turn left (2 m). Go 26 m along the corridor. Turn right, then at once left. Room 101 is the first door on your right (12 m). You have arrived at room 101.',
    );
  });

  const house = drawCampus(
    `
  level 1
  101      103
   +--+-----+--
          stairs
`,
    `
  level 2
  201      203
   +--+-----+--
          stairs
`,
    `
  level 3
  301         303
   +--+--+--+--+--
       305 stairs
`,
  );

  test('leads to the door of stairs, which it names by a room beside or opposite them', () => {
    expect(words(house, '101', '301')).toContain(
      ' Go 18 m along the corridor. Turn right and take the stairs opposite 103 up 2 floors to the third floor (18 m). Turn left. ',
    );
    expect(words(house, '303', '203')).toContain(' take the stairs by 305 down 1 floor to the second floor ');
  });

  test('names no landmark that the step before names', () => {
    expect(words(house, '301', '203')).toContain(
      ' Go 18 m along the corridor, past 305. Turn right and take the stairs down 1 floor to the second floor (10 m). ',
    );
    expect(words(house, '305', '203')).toContain(
      'Leave room 305 and turn right (8 m). Turn right and take the stairs down 1 floor ',
    );
  });

  test('names no other place with the name of the destination', () => {
    const wing = drawCampus('level 1\n101  wc1     103   wc2\n +---+--------+-----+-');
    const places = wing.places.map((place) => (place.kind === 'room' ? place : { ...place, name: 'Toilet' }));
    expect(words({ ...wing, places }, '101', 'wc2')).toContain(' Go 38 m along the corridor, past 103. ');
  });

  test('names stairs by the landmark that they are named after', () => {
    const house = drawCampus(
      '\n  level 1\n  101      103\n   +--+-----+--\n          stairs\n',
      '\n  level 2\n  201      203\n   +--+-----+--\n          stairs\n',
    );
    const places = house.places.map((place) => (place.kind === 'stairs' ? { ...place, near: '101' } : place));
    expect(words({ ...house, places }, '101', '201')).toContain(' take the stairs near 101 up 1 floor ');
  });

  test('leads from a gate across the grounds to the entrance', () => {
    const grounds = drawCampus(
      `
  level 0
             Canteen
                |
  gate_1--+-----+------+
          |            |
        Stage          |
                       |
                    entrance
`,
      `
  level 1
                  103   105
  entrance---+-----+-----+--
`,
    );
    expect(words(grounds, 'gate-1', '105')).toBe(
      'Start at Gate 1 and go straight ahead (2 m). Go 30 m along the path, past the Stage and the Canteen. Turn right and go to the entrance (9 m). Go in by the entrance (2 m). Go 30 m along the corridor, past 103. You have arrived: room 105 is on your left (2 m).',
    );
    expect(words(grounds, '105', 'stage')).toBe(
      'Leave room 105 and turn right (2 m). Go 30 m along the corridor, past 103. Go out by the entrance, go straight ahead, then turn left (11 m). Go 26 m along the path, past the Canteen. Turn left and go to the Stage (4 m). You have arrived at the Stage.',
    );
  });

  test('avoids a flight of steps by the ramp', () => {
    const hall = drawCampus(`
  level 1
  101                     103
   +-------+===+-----------+
           |   |
           +~~~+
`);
    expect(words(hall, '101', '103')).toBe(
      'Leave room 101 and turn left (2 m). Go 48 m along the corridor, up 4 steps. You have arrived: room 103 is on your left (2 m).',
    );
    expect(words(hall, '101', '103', true)).toBe(
      'Leave room 101 and turn left (2 m). Go 16 m along the corridor. Turn right, then at once left, over the ramp (12 m). Turn left, then at once right, and go 28 m along the corridor. You have arrived: room 103 is on your left (2 m).',
    );
  });

  test('counts doors, not passages without a leaf', () => {
    const wing = drawCampus('level 1\n101  103  105  107\n +----+----+----+');
    const isAt103 = (node: number) => wing.doors('103').includes(node);
    const edges = wing.graph.edges.map((edge) =>
      isAt103(edge.from) || isAt103(edge.to) ? { ...edge, isPassage: true as const } : edge,
    );
    const open = { ...wing, graph: { ...wing.graph, edges } };
    expect(words(wing, '101', '105')).toContain('Room 105 is the second door on your left (22 m).');
    expect(words(open, '101', '105')).toContain('Room 105 is the first door on your left (22 m).');
    expect(words(open, '101', '103')).toContain('arrived: room 103 is on your left');
  });

  test('joins a stretch under 10 m with its neighbours', () => {
    const hook = drawCampus(`
  level 1
  101                            lift
   +--------------+               |
                  |               |
                  +---+           |
                      |           |
                      +-----------+
`);
    expect(words(hook, '101', 'lift-1')).toBe(
      'Leave room 101 and turn left (2 m). Go 30 m along the corridor. Turn right, then at once left (12 m). Turn right, then at once left, and go 28 m along the corridor. Turn left (8 m). You have arrived: the lift is straight ahead (2 m).',
    );
  });

  test('leads from the stairs to the door beside them', () => {
    const house = drawCampus('level 1\n101     103\n +--+----+\n    stairs', 'level 2\n 201\n  +\n  stairs');
    expect(words(house, '103', '201')).toMatch(/Go to room 201 \(4 m\)\. You have arrived at room 201\.$/);
  });

  test('counts the steps of a corridor, up and down', () => {
    const hall = drawCampus('level 1\n101--+--+====+--+--103');
    expect(words(hall, '101', '103')).toContain(', up 5 steps.');
    expect(words(hall, '103', '101')).toContain(', down 5 steps.');
  });

  describe('along one named path', () => {
    const park = drawCampus(`
  level 0
  gate_1--+
          |
          |
          |
          |
          |
          +------------+--Canteen
                       |
                       |
                       |
                     Stage
`);
    const { edges, nodes } = park.graph;
    const named = edges.map((edge) => ({ ...edge, name: 'west walk' }));

    test('says each clear turn', () => {
      expect(words({ ...park, graph: { nodes, edges: named } }, 'gate-1', 'canteen')).toBe(
        'Start at Gate 1 and go straight ahead (2 m). Turn right and follow the west walk, 16 m. Turn left and follow the west walk past the Stage to the Canteen, 32 m. You have arrived at the Canteen.',
      );
    });

    test('leads round slight bends', () => {
      const slanted = nodes.map((node) => ({ ...node, x: node.x - 2 * node.y }));
      expect(words({ ...park, graph: { nodes: slanted, edges: named } }, 'gate-1', 'canteen')).toBe(
        'Start at Gate 1 and go straight ahead (2 m). Follow the west walk past the Stage to the Canteen, 48 m. You have arrived at the Canteen.',
      );
    });

    test('leads through a place between two of its ways in, once', () => {
      const ways = [park.nodeAt(0, { row: 3, column: 8 }), park.nodeAt(0, { row: 6, column: 14 })];
      const at = { level: 0, x: 20, y: -10, nodes: ways.flatMap((node) => node ?? []) };
      const lot = { ...at, id: 'lot', kind: 'facility', name: 'Parking', aliases: [] } as const;
      const campus = { ...park, places: [...park.places, lot], graph: { nodes, edges: named } };
      expect(words(campus, 'gate-1', 'canteen')).toContain(
        'follow the west walk through Parking, 16 m. Turn left and follow the west walk past the Stage to',
      );
    });
  });

  test('says both turns where a named path bends clearly after a short first part', () => {
    const park = drawCampus(`
  level 0
  gate_1--+------+
                 |
                 |
                 |
                 |
                 |
                 |
                 |
                 +--Canteen
`);
    const graph = {
      ...park.graph,
      edges: park.graph.edges.map((edge) => ({ ...edge, name: 'west walk' })),
    };
    const [, walk, end] = steps({ ...park, graph }, 'gate-1', 'canteen');
    expect(walk).toMatchObject({
      text: 'After 18 m turn right and follow the west walk, 34 m in all.',
      turn: 'right',
    });
    expect(end).toMatchObject({ text: 'Turn left and go to the Canteen (6 m).', turn: 'left' });
  });

  test('returns the figure of each sentence', () => {
    const tower = drawCampus(
      'level 1\n101             103\n +--+-----------+\n    stairs',
      'level 2\n201    203\n +--+---+\n    stairs',
      'level 3\n301    303\n +--+---+\n    stairs',
    );
    expect(steps(tower, '103', '303').map(({ figure }) => figure)).toEqual([
      '2 m',
      '24 m',
      '18 m',
      '12 m',
      undefined,
    ]);
  });

  test('leads to a toilet and starts at a lift', () => {
    const wing = drawCampus('level 1\n101  103    wc\n +----+-----+---lift');
    expect(words(wing, '101', 'wc')).toBe(
      'Leave room 101 and turn left (2 m). Go 22 m along the corridor, past 103. You have arrived: the wc is on your left (2 m).',
    );
    expect(words(wing, 'lift-1', '103')).toBe(
      'Start at the lift and go straight ahead (2 m). Room 103 is the second door on your right (20 m). You have arrived at room 103.',
    );
    expect(words(wing, '103', 'lift-1')).toBe(
      'Leave room 103 and turn left (2 m). Go 18 m along the corridor, past the wc. You have arrived: the lift is straight ahead (2 m).',
    );
  });

  test('covers the route without a gap, and its metres and seconds add up', () => {
    const tower = drawCampus(
      'level 1\n101    103\n +--+---+\n    lift',
      'level 2\n201    203\n +--+---+\n    lift',
      'level 3\n301    303\n +--+---+\n    lift',
    );
    const route = createCampusRouter(tower).findRoute({ from: '103', to: '301', stepFree: true });
    if (route.status === 'unreachable') throw new Error(route.message);
    const found = withPlainSpaces(describeRoute(route, createSurroundings(tower)));
    expect(found.map(({ kind }) => kind)).toEqual(['leave', 'lift', 'walk', 'arrive']);
    expect(found.map(({ first }) => first)).toEqual([0, ...found.slice(0, -1).map(({ last }) => last)]);
    expect(found.at(-1)?.last).toBe(route.nodes.length - 1);
    expect(metresOf(found)).toBe(22);
    for (const { text, metres } of found) expect(text.includes(`${metres} m`)).toBe(metres > 0);
    expect(found.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(route.seconds, 6);
    expect(found.find(({ kind }) => kind === 'lift')).toMatchObject({ level: 1, toLevel: 3 });
  });
});
