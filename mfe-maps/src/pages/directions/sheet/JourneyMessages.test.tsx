// @vitest-environment jsdom
import { compareRoutes } from '@campusway/campus/directions';
import { college } from '@campusway/platform';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { directionsFor } from '../../../journey/directions-for.ts';
import { findTarget } from '../../../journey/find-target.ts';
import { findWay, pageRouter } from '../../../journey/find-way.ts';
import { JourneyMessages } from './JourneyMessages.tsx';

function messagesOf(origin: string, destination: string, stepFree: boolean) {
  const sources = { findPlace: pageRouter().findPlace, findPerson: college.findPerson };
  const [from, to] = [findTarget(origin, sources), findTarget(destination, sources)];
  if (from.kind !== 'target' || to.kind !== 'target') throw new Error('Cannot find the places');
  const targets = { from: from.target, to: to.target };
  const quickest = findWay({ ...targets, stepFree: false });
  const level = findWay({ ...targets, stepFree: true });
  const result = stepFree ? level : quickest;
  const steps = result.status === 'found' ? directionsFor(result) : [];
  const comparison = compareRoutes(quickest, level, directionsFor);
  const answers = { quickest, stepFree: level, choices: [], comparison };
  const ends = { from: origin, to: destination };
  const shown = { isStepping: false, current: 0, step: undefined, take: () => undefined };
  return <JourneyMessages directions={{ from, to, ends, result, answers, steps, stepFree, ...shown }} />;
}

const announced = () => screen.getByRole('status').textContent;

test('JourneyMessages announces the kind of route, also where both have the same figures', () => {
  const { rerender } = render(messagesOf('room-205', 'room-305', false));
  expect(announced()).toMatch(
    /^Route found: .*, by stairs, from Room 205 to Room 305\. The step-free route /,
  );
  rerender(messagesOf('room-205', 'room-305', true));
  expect(announced()).toMatch(/^Step-free route: .*, by lift, from Room 205 to Room 305\.$/);
  rerender(messagesOf('room-205', 'room-217', true));
  expect(announced()).toMatch(
    /^Step-free route: .* m, from Room 205 to Room 217\. The quickest route is step-free\.$/,
  );
});
