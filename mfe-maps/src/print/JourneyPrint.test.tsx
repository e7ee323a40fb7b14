// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findRoute } from '../journey/find-way.ts';
import { RoutePrint } from './JourneyPrint.tsx';

test.each([
  ['room-118b', /^There is no step-free way: 4 steps between 118 and 118B\./],
  ['room-118', undefined],
])('RoutePrint says on the way to %s whether steps cannot be avoided', (to, barrier) => {
  const route = findRoute({ from: 'room-329a', to });
  if (route.status !== 'found') throw new TypeError(route.message);
  render(<RoutePrint title="To print" route={route} path="/navigate" />);
  expect(screen.getByText(/^From: /)).toBeTruthy();
  expect(screen.queryAllByText(barrier ?? /no step-free way/)).toHaveLength(barrier ? 1 : 0);
});
