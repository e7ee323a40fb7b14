// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { Legend } from './Legend.tsx';

test('Legend lists what is closed on the floor now, once for each thing', async () => {
  onTestFinished(() => provideParts({ closures: undefined }));
  const lift = { name: 'the west lift', reason: 'Repair', nodes: [1], signs: [[2, 1, 1] as const] };
  const door = { name: 'a door', reason: 'Storm', nodes: [2], signs: [[3, 1, 1] as const] };
  const over = { ...lift, name: 'room 205', until: 1 };
  provideParts({ closures: [lift, { ...lift, until: Date.now() + 1e6 }, door, over] });
  await college.loadPlan(2);
  await act(async () => {
    render(
      <Suspense>
        <Legend level={2} view={college.getScreen('floor2')} />
      </Suspense>,
    );
  });
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries.filter((text) => text?.includes('closed'))).toEqual([
    'The west lift is closed until further notice (repair).',
  ]);
  expect(entries).toContain('Stairs');
});
