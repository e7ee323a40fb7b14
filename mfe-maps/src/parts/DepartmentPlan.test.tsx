// @vitest-environment jsdom
import { BrowserRouter } from '@campusway/platform';
import { act, render, screen } from '@testing-library/react';
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
