// @vitest-environment jsdom
import { compareRoutes, formatMetres, metresOf } from '@campusway/campus/directions';
import { college } from '@campusway/platform';
import { StairsPictogram } from '@campusway/ui-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../tests/open-page.tsx';
import { findTarget } from '../../../journey/find-target.ts';
import { directionsFor, findChoices, findWay, pageRouter } from '../../../journey/find-way.ts';
import { type Directions, useDirections } from '../use-directions.ts';
import { useJourney } from '../use-journey.ts';
import { AnswerRows, JourneyDetails } from './JourneyDetails.tsx';
import { NearestChoices, Peek } from './Peek.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const { findPlace } = pageRouter();

function show(origin: string, destination: string, isStepFree = false, rest?: Directions['rest']) {
  const [from, to] = [endOf(origin), endOf(destination)];
  const ends = { from: from.target, to: to.target };
  const quickest = findWay({ ...ends, stepFree: false });
  const stepFree = findWay({ ...ends, stepFree: true });
  const choices = findChoices(ends.from, ends.to, isStepFree);
  const answers = {
    quickest,
    stepFree,
    choices,
    comparison: compareRoutes(quickest, stepFree, directionsFor),
  };
  const act = vi.fn();
  const result = isStepFree ? stepFree : quickest;
  const journey = { to, answers, result, stepFree: isStepFree, setStepFree: () => undefined, act, rest };
  render(<NearestChoices {...journey} />);
  render(<AnswerRows {...journey} />);
  return { act, answers };
}

function endOf(id: string) {
  const end = findTarget(id, { findPlace, findPerson: college.findPerson });
  if (end.kind !== 'target') throw new Error(`Cannot find "${id}"`);
  return end;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('AnswerRows has sums that agree with its differences, and Quickest is never the longer one', () => {
  const rooms = college.places.filter(({ kind }) => kind === 'room' || kind === 'venue');
  let [timed, measured] = [0, 0];
  for (let i = 0; i < 80; i++) {
    const [from, to] = [rooms[(i * 37) % rooms.length], rooms[(i * 101 + 13) % rooms.length]];
    if (!from || !to || from.id === to.id) continue;
    const { text } = show(from.id, to.id).answers.comparison;
    const rows = screen.queryAllByRole('button', { name: /^(Quickest|With steps|Step-free)/ });
    const read = (pattern: RegExp) =>
      rows.map(({ textContent }) => Number(pattern.exec(textContent)?.[1] ?? 0));
    const [quick = 0, level = 0] = read(/(\d+)\sm,/);
    const [soon = 0, late = 0] = read(/(\d+)\sminute/);
    const pair = `${from.id} to ${to.id}: ${rows.map((row) => row.textContent)}`;
    if (rows[1] && rows[0]?.textContent?.startsWith('Quickest')) {
      timed++;
      expect(soon, pair).toBeLessThanOrEqual(late);
    }
    const [, metres, how] = /is (\d+)\sm (longer|shorter)/.exec(text ?? '') ?? [];
    if (rows[1] && how) {
      measured++;
      expect(how === 'longer' ? level - quick : quick - level, pair).toBe(Number(metres));
    }
    cleanup();
  }
  expect(Math.min(timed, measured)).toBeGreaterThan(10);
});

test('AnswerRows has minutes, metres and steps of both routes in a line each, the chosen one pressed', () => {
  show('room-214', 'room-310');
  expect(buttons()).toEqual([
    expect.stringMatching(/^(Quickest|With steps).*\d+\sm, by stairs/),
    expect.stringMatching(/^Step-free.*\d+\sm, by lift/),
  ]);
  expect(pressed()).toEqual(buttons().slice(0, 1));
  expect(screen.getAllByRole('button')[0]?.innerHTML).toContain(
    render(<StairsPictogram />).container.innerHTML,
  );
});

test('JourneyDetails shares and prints the sign of a start without a destination', async () => {
  await openPage(() => <JourneyDetails {...useDirections(useJourney())} />, '/navigate?from=room-430');
  const names = ['Share', 'QR code', 'Print'];
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'QR code' }));
  expect(
    await screen.findByRole('img', { name: 'QR code of the link: You are here: Room 430' }),
  ).toBeTruthy();
});

test('Peek has the note on the name of its destination', () => {
  const to = endOf('room-270');
  const directions = {
    from: { kind: 'none' },
    to,
    destination: findPlace('room-270'),
  } as unknown as Directions;
  render(<Peek {...directions} />);
  expect(screen.getByText(/^The name counts from the ground floor/)).toBeTruthy();
});

test('NearestChoices has the nearest toilet of each kind with its metres, instead of a comparison of two', () => {
  show('room-214', 'nearest-toilet');
  expect(buttons()).toEqual([
    expect.stringMatching(/^Women \d+\sm$/),
    expect.stringMatching(/^Men \d+\sm$/),
    expect.stringMatching(/^Accessible \d+\sm$/),
  ]);
  expect(screen.queryByText(/further|nearer/)).toBeNull();
});

test('AnswerRows after an ended walk: the other route begins there, so that it has no figures', () => {
  show('room-214', 'room-310', false, findPlace('room-221'));
  expect(buttons()).toEqual([
    expect.stringMatching(/^(Quickest|With steps).*\d+\sm, by stairs/),
    'Step-free, from where you ended the walk',
  ]);
});

test.each([
  ['main-gate-1', 'room-225'],
  ['canteen', 'room-447'],
])('AnswerRows says the sum of the metres of the steps: %s to %s', (from, to) => {
  const { answers } = show(from, to);
  const steps = answers.quickest.status === 'found' ? directionsFor(answers.quickest) : [];
  expect(buttons()[0]).toContain(`${formatMetres(metresOf(steps))}, by stairs`);
});

test.each([
  ['nearest-toilet', false, /^Men/],
  ['nearest-toilet', true, /^Accessible/],
  ['nearest-womens-toilet', false, /^Women/],
  ['nearest-womens-toilet', true, /^Women/],
])('NearestChoices marks the toilet that %s leads to, step-free %s', (to, stepFree, label) => {
  show('room-214', to, stepFree);
  expect(pressed()).toEqual([expect.stringMatching(label)]);
});

test.each([
  ['Women', 'nearest-womens-toilet', false, false],
  ['Women', 'nearest-womens-toilet', true, true],
  ['Accessible', 'nearest-accessible-toilet', false, true],
])('NearestChoices leads to the toilet of %s: %s, step-free %s', (label, id, isStepFree, stepFree) => {
  const { act } = show('room-214', 'nearest-toilet', isStepFree);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
  expect(act).toHaveBeenCalledExactlyOnceWith('choose', { to: id, stepFree });
});

test('NearestChoices is empty for a chosen place', () => {
  show('room-310', 'toilet-men-west-2');
  expect(screen.queryByRole('button', { name: /^(Wom|M)en/ })).toBeNull();
});
