// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShareBar } from './ShareBar.tsx';

test('ShareBar announces each copy of the link, also the second', async () => {
  const copy = Promise.withResolvers<void>();
  const writeText = vi.fn(async (_url: string): Promise<void> => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  render(<ShareBar title="Room 205" path="/room/205" />);
  const region = screen.getByRole('status');
  const share = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  await share();
  expect(region.textContent).toBe('Link copied.');
  writeText.mockReturnValueOnce(copy.promise);
  await share();
  expect(region.textContent).toBe('');
  await act(async () => copy.resolve());
  expect(region.textContent).toBe('Link copied.');
});
