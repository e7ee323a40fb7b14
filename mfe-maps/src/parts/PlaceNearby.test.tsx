// @vitest-environment jsdom
import { BrowserRouter } from '@campusway/platform';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { readStepFree, rememberStepFree } from '../journey/use-link.ts';
import PlaceNearby from './PlaceNearby.tsx';

const toilet = () => screen.getByRole('link', { name: /^Toilet/ });

test('PlaceNearby names a remembered choice of step-free, and switches it off', () => {
  onTestFinished(() => localStorage.clear());
  rememberStepFree(true);
  render(<PlaceNearby place="room-215" />, { wrapper: BrowserRouter });
  expect(screen.getByRole('heading').textContent).toBe('Nearby, step-free');
  expect(toilet().textContent).toContain('65 m');
  expect(toilet().getAttribute('href')).toBe('/navigate?from=room-215&to=nearest-toilet&step-free=1');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('heading').textContent).toBe('Nearby');
  expect(toilet().textContent).toContain('57 m');
  expect(toilet().getAttribute('href')).toBe('/navigate?from=room-215&to=nearest-toilet');
  expect(readStepFree()).toBe(false);
  // The choice can be taken back.
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
});

test('PlaceNearby has no switch without the choice', () => {
  render(<PlaceNearby place="room-215" />, { wrapper: BrowserRouter });
  expect(screen.getByRole('heading').textContent).toBe('Nearby');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
