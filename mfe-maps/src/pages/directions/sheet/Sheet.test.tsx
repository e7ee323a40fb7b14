// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

test.each([
  ['a phone', false, 0],
  ['a desk', true, 300],
])('Sheet on %s: the keyboard focus on the map lowers a raised sheet, panel %s', (_device, isPanel, top) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPanel }));
  const stage = <button type="button">Zoom in</button>;
  render(
    <Sheet stage={stage} floating={null} onRaise={() => undefined} peek={null}>
      <button type="button">Share</button>
    </Sheet>,
  );
  const sheet = screen.getByRole('region', { name: 'Route and directions' });
  sheet.scrollTo = vi.fn(({ top: to }: ScrollToOptions) => {
    sheet.scrollTop = to ?? 0;
  }) as typeof sheet.scrollTo;
  sheet.scrollTop = 300;
  fireEvent.scroll(sheet);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => screen.getByRole('button', { name: 'Zoom in' }).focus());
  expect(sheet.scrollTop).toBe(top);
});
