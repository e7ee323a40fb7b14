// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveButton } from './SaveButton.tsx';

const library = {
  id: 'central-library',
  kind: 'place',
  name: 'Central Library',
  detail: 'Room 129, first floor',
  path: '/campus-nav?to=central-library',
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('SaveButton saves and removes a place, in all buttons for that place', () => {
  render(
    <>
      <SaveButton place={library} />
      <SaveButton place={library} />
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Save Central Library on this device' });
  if (first) fireEvent.click(first);
  const saved = screen.getAllByRole('button', { name: /^Saved on this device: Central Library/ });
  expect(saved).toHaveLength(2);
  expect(localStorage.getItem('campusway.saved-places')).toBe(JSON.stringify([library]));
  if (saved[1]) fireEvent.click(saved[1]);
  expect(screen.getAllByRole('button', { name: /^Save Central/ })).toHaveLength(2);
  expect(localStorage.getItem('campusway.saved-places')).toBe('[]');
});

test('SaveButton announces what it did in a region that it has once it is focused', () => {
  render(<SaveButton place={library} />);
  const button = screen.getByRole('button');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.focus(button);
  const region = screen.getByRole('status');
  for (const text of ['Saved', 'Removed']) {
    fireEvent.click(button);
    expect(region.textContent).toBe(text);
  }
});

test('SaveButton says so where the browser refuses storage, and does not claim to have saved', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  render(<SaveButton place={library} />);
  fireEvent.click(screen.getByRole('button', { name: /^Save Central Library/ }));
  expect(screen.getByRole('alert').textContent).toBe('Not saved: this browser stores nothing');
  expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
});
