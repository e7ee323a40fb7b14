import { paths } from '@campusway/contract';
import { expect, test } from 'vitest';
import { toDestinationLinks } from './destination-links.ts';

test.each([
  ['101', 'mech', 'room-101'],
  ['140-141', 'eee', 'room-140'],
  ['230A', 'cse', 'room-230a'],
  ['270', 'csd', 'room-270'],
  ['333', 'it', 'room-333'],
  ['334', 'it', 'room-334'],
  ['372', 'ece', 'room-372'],
  ['436A', 'fed', 'room-436a'],
  ['467', 'mba', 'room-467'],
] as const)('toDestinationLinks() leads from room %s to the plan that shows it', (room, code, to) => {
  expect(toDestinationLinks(room)).toEqual({
    map: paths.screen(`${code}-nav`, { to }),
    directions: paths.navigate({ to }),
    isDoor: true,
  });
});

test('toDestinationLinks() names no destination for a number that no door has', () => {
  expect(toDestinationLinks('335')).toEqual({
    map: paths.screen('ece-nav'),
    directions: paths.navigate(),
    isDoor: false,
  });
  expect(toDestinationLinks('990').map).toBe(paths.navigate());
});
