// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SaveButton } from './SaveButton.tsx';

const library = {
  id: 'central-library',
  kind: 'place',
  name: 'Central Library',
  detail: 'Room 129, first floor',
  path: '/campus-nav?to=central-library',
} as const;

beforeEach(() => localStorage.clear());

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
