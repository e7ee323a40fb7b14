// @vitest-environment jsdom
import { compareRoutes, metresOf } from '@campusway/campus/directions';
import { college } from '@campusway/platform';
import { StairsPictogram } from '@campusway/ui-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { directionsFor } from '../../../journey/directions-for.ts';
import { findTarget } from '../../../journey/find-target.ts';
import { findWay, pageRouter } from '../../../journey/find-way.ts';
import { AnswerCards } from './JourneyDetails.tsx';

const { findPlace } = pageRouter();

function show(origin: string, destination: string) {
  const [from, to] = [endOf(origin), endOf(destination)];
  const ends = { from: from.target, to: to.target };
  const quickest = findWay({ ...ends, stepFree: false });
  const stepFree = findWay({ ...ends, stepFree: true });
  const answers = { quickest, stepFree, comparison: compareRoutes(quickest, stepFree, directionsFor) };
  const act = vi.fn();
  render(<AnswerCards journey={{ to, answers, stepFree: false, setStepFree: () => undefined, act }} />);
  return { act, answers, quickest: screen.getAllByRole('button')[0] };
}

function endOf(id: string) {
  const end = findTarget(id, { findPlace, findPerson: college.findPerson });
  if (end.kind !== 'target') throw new Error(`Cannot find "${id}"`);
  return end;
}

const stairs = () => render(<StairsPictogram />).container.innerHTML;

test('AnswerCards shows stairs only where the quickest route has steps', () => {
  const { quickest } = show('room-214', 'nearest-toilet');
  expect(quickest?.textContent).toMatch(/no steps$/);
  expect(quickest?.innerHTML).not.toContain(stairs());
});

test('AnswerCards shows stairs on the route with steps', () => {
  const { quickest } = show('room-214', 'room-310');
  expect(quickest?.innerHTML).toContain(stairs());
});

test.each([
  ['main-gate-1', 'room-225'],
  ['canteen', 'room-447'],
])('AnswerCards says the sum of the metres of the steps: %s to %s', (from, to) => {
  const { answers, quickest } = show(from, to);
  const steps = answers.quickest.status === 'found' ? directionsFor(answers.quickest) : [];
  expect(quickest?.textContent).toContain(`${metresOf(steps)} m, by stairs`);
});

test('AnswerCards compares two destinations by their names', () => {
  show('room-214', 'nearest-toilet');
  expect(screen.getByText("The accessible toilet is 8 m further than the men's toilet.")).toBeTruthy();
});

test('AnswerCards offers the nearest toilet of the other sex', () => {
  const { act } = show('room-214', 'nearest-toilet');
  fireEvent.click(screen.getByRole('button', { name: 'Nearest women’s toilet' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('choose', 'to', 'nearest-womens-toilet');
});

test('AnswerCards has no further choice for a chosen place', () => {
  show('room-310', 'toilet-men-west-2');
  expect(screen.queryByRole('button', { name: /^Nearest/ })).toBeNull();
});
