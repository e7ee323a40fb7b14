// @vitest-environment jsdom
import { compareRoutes } from '@campusway/campus/directions';
import type { Target } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { StairsPictogram } from '@campusway/ui-kit';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTarget } from '../../../journey/find-target.ts';
import { findWay, pageRouter } from '../../../journey/find-way.ts';
import { AnswerCards } from './JourneyDetails.tsx';

const { findPlace } = pageRouter();

function show(from: string, to: string): readonly HTMLElement[] {
  const targetOf = (id: string): Target => {
    const end = findTarget(id, { findPlace, findPerson: college.findPerson });
    if (end.kind !== 'target') throw new Error(`Cannot find "${id}"`);
    return end.target;
  };
  const ends = { from: targetOf(from), to: targetOf(to) };
  const [quickest, stepFree] = [false, true].map((level) => findWay({ ...ends, stepFree: level })) as [
    ReturnType<typeof findWay>,
    ReturnType<typeof findWay>,
  ];
  const answers = { quickest, stepFree, comparison: compareRoutes(quickest, stepFree) };
  const act = () => undefined;
  render(<AnswerCards journey={{ answers, stepFree: false, setStepFree: act, act }} />);
  return screen.getAllByRole('button');
}

/** Lines of the stairs in the markup of a pictogram. */
const stairs = () => render(<StairsPictogram />).container.innerHTML;

test('AnswerCards shows stairs only where the quickest route has steps', () => {
  const [quickest] = show('room-214', 'nearest-toilet');
  expect(quickest?.textContent).toMatch(/no steps$/);
  expect(quickest?.innerHTML).not.toContain(stairs());
});

test('AnswerCards shows stairs on the route with steps', () => {
  const [quickest] = show('room-214', 'room-310');
  expect(quickest?.innerHTML).toContain(stairs());
});

test('AnswerCards compares two destinations by their names', () => {
  show('room-214', 'nearest-toilet');
  expect(screen.getByText("The accessible toilet is 5 m further than the men's toilet.")).toBeTruthy();
});
