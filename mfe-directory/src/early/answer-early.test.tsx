// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../tests/show-page.tsx';
import PlacePage from '../place-page/PlacePage.tsx';
import answerEarly from './answer-early.ts';

afterEach(cleanup);

const others = college.places.filter(({ onCampusMap }) => !onCampusMap);

/** One room of each kind, one with a note, one with two names, other spellings, and one place of each kind. */
const requested = [
  ...new Map(college.rooms.map(({ kind, number }) => [kind, number])).values(),
  ...['310', '270', '101', '329a', ' 0234.', 'library'],
  ...new Map(others.map(({ kind, id }) => [kind, id])).values(),
];

test.each(requested)('answerEarly() writes the header of %j like the page', (place) => {
  showPage(<PlacePage params={{ place }} slots={{}} />);
  const shown = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
  const early = answerEarly(place, college) as HTMLElement;
  expect(early.className).toBe(shown.parentElement?.className);
  const [head, ...rest] = early.children;
  expect(rest).toEqual([]);
  expect(head?.className).toBe(shown.className);
  const lines = [...(head?.children ?? [])];
  expect(lines.length).toBeGreaterThan(1);
  const html = lines.map((line) => line.outerHTML).join('');
  // React Router marks its links for a feature of its framework.
  expect(shown.innerHTML.replaceAll(' data-discover="true"', '').slice(0, html.length)).toBe(html);
  // Then come the closures, which change with the time, and the buttons.
  expect(shown.children[lines.length]?.tagName).not.toBe('P');
});

test.each(['335', '999', '<b>', '', 'canteen'])('answerEarly() leaves %j to the page', (place) => {
  expect(answerEarly(place, college)).toBeUndefined();
});

test('answerEarly() writes no sign for a door without a number, and links to the plan that does not show it', () => {
  const { departments, levels, lookup } = college;
  const room = { number: 'nook', sign: '', name: 'The Nook', kind: 'other', level: 1, aliases: [] } as const;
  const early = answerEarly('nook', { departments, levels, lookup, rooms: [room], places: [] });
  expect(early?.textContent).toBe(' The NookFirst floor');
  expect(early?.querySelector('a')?.getAttribute('href')).toBe('/floor1');
});
