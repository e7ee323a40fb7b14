import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { imdfReader } from '../src/readers/imdf.ts';
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

test('deriveCampus() leads to every room with a door, on any campus', () => {
  fc.assert(
    fc.property(campus, (plan) => {
      const { campus: read } = imdfReader.read({ name: 'random', texts: drawRandomCampus(plan) });
      const { buildings, geometry } = deriveCampus(read);
      const { rooms, withDoor, reached, stepFree, entrances, unreached } = measureReach(buildings, geometry);
      expect(unreached.filter(({ why }) => why !== 'steps')).toEqual([]);
      expect({ withDoor, reached, entrances }).toEqual({
        withDoor: rooms,
        reached: rooms,
        entrances: plan.buildings.length,
      });
      if (plan.buildings.every(({ hasLift }) => hasLift)) expect(stepFree).toBe(rooms);
    }),
    { numRuns: 25 },
  );
});
