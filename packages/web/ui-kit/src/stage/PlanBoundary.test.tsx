// @vitest-environment jsdom
import { PartError, type PartFailure } from '@campusway/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlanBoundary } from './PlanBoundary.tsx';

const offline = new PartError('plan/three', { kind: 'unreachable' });
let error: Error | undefined;

beforeEach(() => {
  // React logs every contained error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  error = offline;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Plan() {
  if (error) throw error;
  return <p>plan</p>;
}

const page = (floor: number) => (
  <PlanBoundary floor={floor}>
    <Plan />
  </PlanBoundary>
);

test('PlanBoundary renders a plan that failed without a network again once there is one', async () => {
  render(page(3));
  screen.getByRole('alert');
  error = undefined;
  act(() => window.dispatchEvent(new Event('online')));
  await screen.findByText('plan');
});

test('PlanBoundary renders nothing in place of what stands beside the plan', () => {
  const { container } = render(
    <PlanBoundary floor={3} isQuiet>
      <Plan />
    </PlanBoundary>,
  );
  expect(container.childElementCount).toBe(0);
});

test('PlanBoundary renders another floor at once', () => {
  const { rerender } = render(page(3));
  error = undefined;
  rerender(page(3));
  screen.getByRole('alert');
  rerender(page(2));
  screen.getByText('plan');
});

test.each<[string, Error]>([
  ['an error of the site', failedWith({ kind: 'unreachable', status: 500 })],
  ['a broken file', failedWith({ kind: 'broken', reason: 'not what was published' })],
  ['a fault of the page', new TypeError('x is undefined')],
])('PlanBoundary throws %s on', (_, thrown) => {
  error = thrown;
  expect(() => render(page(3))).toThrow(thrown);
});

function failedWith(failure: PartFailure): PartError {
  return new PartError('plan/three', failure);
}
