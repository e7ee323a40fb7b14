// @vitest-environment jsdom
import { BrowserRouter } from '@campusway/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import DepartmentPlan from './DepartmentPlan.tsx';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

test.each([
  ['its wing without a room', undefined, 'Third floor, east wing'],
  ['its wing for a room in it', '340', 'Third floor, east wing'],
  ['the other wing for a room of it', '310', 'Third floor, west wing'],
  ['another floor for a room of it', '160', 'First floor, east wing'],
  ['its wing for a room that is not drawn', '999', 'Third floor, east wing'],
])('DepartmentPlan shows %s', async (_, room, summary) => {
  await act(async () =>
    render(
      <Suspense>
        <DepartmentPlan department="ece" room={room} />
      </Suspense>,
      { wrapper: BrowserRouter },
    ),
  );
  expect(await screen.findByLabelText(`Plan: ${summary}`)).toBeTruthy();
});

test.each([
  ['is out of view', -900, true],
  ['is in view', 90, false],
])('DepartmentPlan takes the focus from the button of a room that %s', async (_, top, takes) => {
  const page = (room?: string) => (
    <Suspense>
      <button type="button">Room 340 on the plan</button>
      <DepartmentPlan department="ece" room={room} />
    </Suspense>
  );
  const { rerender } = await act(async () => render(page(), { wrapper: BrowserRouter }));
  const plan = await screen.findByRole('group', { name: 'Plan: Third floor, east wing' });
  const button = screen.getByRole('button', { name: 'Room 340 on the plan' });
  button.getBoundingClientRect = () => ({ top, bottom: top + 44 }) as DOMRect;
  button.focus();
  await act(async () => rerender(page('340')));
  await waitFor(() => expect(plan.querySelector('.leaflet-marker-icon')).toBeTruthy());
  expect(document.activeElement).toBe(takes ? plan : button);
});
