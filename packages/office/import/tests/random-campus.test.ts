import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { imdfReader } from '../src/readers/imdf/read-imdf.ts';
import { measureReach } from '../src/write/reach.ts';
import { drawRandomCampus } from './random-campus.ts';

const building = fc.record({
  rotation: fc.double({ min: 0, max: 360, noNaN: true }),
  basements: fc.integer({ min: 0, max: 2 }),
  storeys: fc.integer({ min: 1, max: 10 }),
  widths: fc.array(fc.double({ min: 2.5, max: 9, noNaN: true }), { minLength: 3, maxLength: 12 }),
  corridor: fc.double({ min: 1.4, max: 5, noNaN: true }),
  wall: fc.double({ min: 0, max: 0.4, noNaN: true }),
  hasLift: fc.boolean(),
  branch: fc.integer({ min: 2, max: 12 }),
  backRoom: fc.integer({ min: 2, max: 5 }),
  isClockwise: fc.boolean(),
});
const campus = fc.record({
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  buildings: fc.array(building, { minLength: 1, maxLength: 5 }),
});

/** Corners of its outline lie so nearly on one line that the Delaunay triangulation has a gap along it. */
const nearlyStraight = {
  latitude: 0,
  buildings: [
    {
      ...{ rotation: 0.32909605501935885, basements: 0, storeys: 9, corridor: 4.900518757098956, wall: 0 },
      ...{ hasLift: true, branch: 8, backRoom: 2, isClockwise: true },
      widths: [
        7.609403324165252, 6.21984585714527, 3.7363420004343104, 3.0727009754994263, 4.126231582453978,
        3.728136809808105, 4.037341704908849, 2.7648174967949677, 7.423306964164337, 3.74748671429635,
      ],
    },
    {
      ...{ rotation: 0.4296417010188928, basements: 2, storeys: 6, corridor: 2.149566819038926, wall: 0 },
      ...{ hasLift: true, branch: 8, backRoom: 4, isClockwise: false },
      widths: [
        5.6450547001079965, 7.418178097214642, 3.7720405378931225, 7.603543281103513, 2.604964770724358,
        8.075553751565579, 6.212829476387435,
      ],
    },
  ],
};

test('deriveCampus() reaches every room with a door on generated campuses', () => {
  fc.assert(
    fc.property(campus, (plan) => {
      const { campus: read } = imdfReader.read({ name: 'random', texts: drawRandomCampus(plan) });
      const { buildings, geometry } = deriveCampus(read);
      for (const [i, building] of buildings.entries()) {
        const levels = new Set(building.levels.map(({ id }) => id));
        const own = geometry.filter(({ level }) => levels.has(level));
        const { rooms, withDoor, reached, stepFree, entrances, crossings } = measureReach([building], own);
        expect({ withDoor, reached, entrances, crossings }).toEqual({
          ...{ withDoor: rooms, reached: rooms, entrances: 1, crossings: [] },
        });
        if (plan.buildings[i]?.hasLift) expect(stepFree).toBe(rooms);
      }
    }),
    { numRuns: 25, endOnFailure: true, examples: [[nearlyStraight]] },
  );
});
