import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrame } from './earth-frame.ts';

test('createFrame() converts metres to degrees and back within a millimetre, also across the date line', () => {
  const origins = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    rotation: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const metres = fc.double({ min: -3000, max: 3000, noNaN: true });
  fc.assert(
    fc.property(origins, metres, metres, (origin, x, y) => {
      const frame = createFrame(origin);
      const [longitude, latitude] = frame.toDegrees([x, y]);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      const [backX, backY] = frame.toMetres([longitude, latitude]);
      expect(Math.hypot(backX - x, backY - y)).toBeLessThan(0.001);
    }),
  );
});

test('createFrame() turns the y axis clockwise from north', () => {
  const { toDegrees } = createFrame({ longitude: 8, latitude: 49, rotation: 90 });
  const [longitude, latitude] = toDegrees([0, 1000]);
  expect(longitude).toBeCloseTo(8.013667, 5);
  expect(latitude).toBeCloseTo(49, 9);
});

test('createFrame() has a degree of latitude and of longitude of WGS 84', () => {
  const { toMetres } = createFrame({ longitude: 8, latitude: 49, rotation: 0 });
  expect(toMetres([8, 49.001])[1]).toBeCloseTo(111.207, 2);
  expect(toMetres([8.001, 49])[0]).toBeCloseTo(73.173, 2);
});
