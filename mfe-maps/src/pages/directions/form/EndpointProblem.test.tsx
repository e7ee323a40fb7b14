// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EndpointProblem } from './EndpointProblem.tsx';

function show(text: string) {
  const [take, setChoosing] = [vi.fn(), vi.fn()];
  const to = { kind: 'error', message: 'Not on this map.', unknown: text } as const;
  const from = { kind: 'none' } as const;
  const directions = { from, to, ends: { from: undefined, to: text }, take, setChoosing } as const;
  const { container } = render(<EndpointProblem name="to" directions={directions} />);
  return { take, setChoosing, box: () => container.textContent };
}

test.each([
  ['cse-jyothi-pande', 'Did you mean Dr. Jyothi Pandey?', 'cse-jyothi-pandey'],
  ['central-librar', 'Did you mean Central Library?', 'central-library'],
  ['Jyothi Pandey', 'Did you mean Dr. Jyothi Pandey?', 'cse-jyothi-pandey'],
  ['2210', 'Did you mean Ms. D. Divya Raju?', 'ece-divya-raju'],
  ['main-gate', 'Main Gate 2', 'main-gate-2'],
  ['roof-terrace', 'Roof terrace near 462, fourth floor', 'terrace-east-4-north'],
  ['basketball', /^Basketball court near Playing field/, 'basketball-2'],
  ['lobby', 'Lobby near 447, fourth floor', 'lobby-4'],
  ['lift-west-wing', 'Lift, west wing, third floor', 'lift-west-3'],
  ['Room 335', '336', 'room-336'],
  ['doctor', 'Admin Office', 'room-101'],
  ['nowhere at all', 'Main Gate 1', 'main-gate-1'],
  ['0', 'Second floor', 'level-2'],
])('EndpointProblem offers for %j the button %j', async (text, name, id) => {
  const { take } = show(text);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(take).toHaveBeenCalledExactlyOnceWith('to', id, undefined);
});

const desk = 'Ask at Admin Office, room 101, first floor.';

test.each([
  ['room-335', /^Not on this map\.Nearest:334336$/],
  ['first aid', new RegExp(`^The map shows no first-aid room\\. ${desk}Admin Office$`)],
  ['bus stop', new RegExp(`^The map shows no bus stop\\. ${desk}Admin Office$`)],
  ['stationery', new RegExp(`^There is no shop on this campus\\. ${desk}Admin Office$`)],
  [
    'study',
    /^Not on this map\.Did you mean:Student Project RoomIT Student Project RoomStudent Counselling Room$/,
  ],
  ['20', /^Not on this map\.Did you mean:FED Faculty Room 20Programming Lab/],
  ['no such person', /^Not on this map\.Choose one:Main Gate 1.*Fourth floorChoose on the map$/],
])('EndpointProblem says about the unknown %j once what it is, with a way on', async (text, message) => {
  const { box } = show(text);
  const alert = await screen.findByRole('alert');
  expect(box()).toMatch(message);
  expect(alert.querySelector('button')).toBeNull();
  expect(alert.textContent).toMatch(/^[^.]*\.( Ask at [^.]*\.)?$/);
});

test('EndpointProblem names the help that it answers with, and offers other matches', async () => {
  const { take, box } = show('place to kneel');
  await screen.findByRole('alert');
  const answer = `Prayer room: There is no prayer room on this campus. ${desk}`;
  const waiting = 'Admissions Waiting HallME Waiting RoomEEE Waiting RoomCSE Waiting Room';
  expect(box()).toBe(`${answer}Did you mean:Admin OfficePlacement and Interview Room${waiting}`);
  fireEvent.click(screen.getByRole('button', { name: 'Placement and Interview Room' }));
  expect(take).toHaveBeenCalledExactlyOnceWith('to', 'room-465', undefined);
});

test('EndpointProblem offers the map for an unknown text', async () => {
  const { setChoosing } = show('999');
  fireEvent.click(await screen.findByRole('button', { name: 'Choose on the map' }));
  expect(setChoosing).toHaveBeenCalledExactlyOnceWith('to');
});
