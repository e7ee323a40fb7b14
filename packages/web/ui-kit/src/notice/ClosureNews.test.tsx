// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { provideCollege, provideParts, replaceClosures } from '@campusway/platform/host';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '../announce/LiveRegion.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import { ClosureNews } from './ClosureNews.tsx';

type Place = NonNullable<ReturnType<typeof college.findPlace>>;

const names = ['Room 214', 'Room 215', 'Room 216', 'Room 217', 'Room 218', 'Canteen'];
const places = names.map(
  (name, node): Place => ({
    ...{ id: name.toLowerCase().replace(' ', '-'), kind: 'room', name, nodes: [node] },
    ...{ level: 1, aliases: [], x: 0, y: 0 },
  }),
);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00+05:30') });
  provideCollege({ version: '', formats: [1], facts: college.facts, parts: {}, files: {} });
  provideParts({ places });
});
afterEach(() => {
  cleanup();
  provideParts({ closures: undefined });
  vi.useRealTimers();
});

const closureOf = (id: string, more = {}) => ({
  ...{ name: `the ${id}`, reason: 'Painting', signs: [], nodes: college.findPlace(id)?.nodes ?? [] },
  ...more,
});
const close = (...ids: string[]) => act(() => replaceClosures(ids.map((id) => closureOf(id))));
const spoken = () => screen.getByRole('status', { hidden: true }).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(...ids: string[]) {
  render(
    <LiveRegion>
      {ids.map((id) => (
        <ClosedNote key={id} place={college.findPlace(id)} />
      ))}
      <div className="print-only">
        <ClosedNote place={college.findPlace('room-216')} />
      </div>
      <ClosureNews />
    </LiveRegion>,
  );
}

test('ClosureNews announces once what closes on the page, and nothing that is elsewhere or on paper only', () => {
  show('room-214', 'room-214', 'canteen');
  close('room-215', 'room-216');
  wait(200);
  expect(spoken()).toBe('');
  close('room-215', 'room-216', 'room-214');
  wait(200);
  expect(spoken()).toBe('Room 214. Closed until further notice: painting.');
  wait(10_000);
  close('room-214', 'room-215');
  wait(200);
  expect(spoken()).toBe('');
});

test('ClosureNews announces what closes by the clock, and not what was closed before', () => {
  const noon = Date.parse('2026-11-25T12:00:00+05:30');
  provideParts({ closures: [closureOf('room-214'), closureOf('canteen', { from: noon })] });
  show('room-214', 'canteen');
  wait(200);
  expect(spoken()).toBe('');
  wait(noon - Date.now());
  wait(200);
  expect(spoken()).toBe('Canteen. Closed until further notice: painting.');
});

test('ClosureNews names three of many places', () => {
  const ids = ['room-214', 'room-215', 'canteen', 'room-217', 'room-218'];
  show(...ids);
  close(...ids);
  wait(200);
  expect(spoken()).toMatch(
    /^Room 214\. Closed .* Room 215\. .* Canteen\. Closed [^.]*\. 2 more have closed\.$/,
  );
});
