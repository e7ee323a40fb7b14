import { paths } from '@campusway/contract';
import { expect, test } from 'vitest';
import { toDestinationLinks } from './destination-links.ts';

test.each([
  ['101', 1, 'mech'],
  ['140-141', 1, 'eee'],
  ['230A', 2, 'cse'],
  ['270', 2, 'csd'],
  ['333', 3, 'it'],
  ['372', 3, 'ece'],
  ['436A', 4, 'fed'],
  ['467', 4, 'mba'],
] as const)('toDestinationLinks() leads from room %s to the plan of its wing', (room, floor, code) => {
  expect(toDestinationLinks(room, floor).map.split('?')[0]).toBe(paths.departmentNav(code));
});

test('toDestinationLinks() leads to the floor where no department claims the number', () => {
  expect(toDestinationLinks('336', 9).map).toContain('/ece-nav');
  expect(toDestinationLinks('990', 4).map).toBe(paths.floor(4, { to: 'room-990' }));
});
