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

test('ShareBar removes the sentence when it shares another path, also that of a copy under way', async () => {
  const copy = Promise.withResolvers<void>();
  const writeText = vi.fn(async (_url: string): Promise<void> => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const bar = (path: string) => <ShareBar title="Room 205" path={path} />;
  const { rerender } = render(bar('/navigate?to=room-205'));
  const region = screen.getByRole('status');
  const share = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  await share();
  rerender(bar('/navigate?to=room-205&step-free=1'));
  expect(region.textContent).toBe('');
  rerender(bar('/navigate?to=room-205'));
  expect(region.textContent).toBe('');
  writeText.mockReturnValueOnce(copy.promise);
  await share();
  rerender(bar('/navigate?to=room-206'));
  await act(async () => copy.resolve());
  expect(region.textContent).toBe('');
});
