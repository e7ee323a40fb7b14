// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FloorAnnouncement } from './FloorSwitch.tsx';

test('FloorAnnouncement announces a change of the floor with its departments', () => {
  const plan = { units: [] } as unknown as Parameters<typeof FloorAnnouncement>[0]['plan'];
  const { rerender } = render(<FloorAnnouncement plan={plan} floor={1} step={undefined} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<FloorAnnouncement plan={plan} floor={4} step={undefined} />);
  expect(region.textContent).toBe('Fourth floor: MBA, FED');
  // An error is announced instead.
  rerender(<FloorAnnouncement plan={plan} floor={1} step={undefined} isQuiet />);
  rerender(<FloorAnnouncement plan={plan} floor={1} step={undefined} />);
  expect(region.textContent).toBe('');
});
