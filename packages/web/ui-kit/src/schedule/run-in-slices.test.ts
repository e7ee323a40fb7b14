import { expect, test, vi } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

/** Collects the order of what ran. */
function begin() {
  const order: string[] = [];
  const note = (name: string) => () => {
    order.push(name);
    return name;
  };
  return { order, note };
}

test('runInSlices() lets other tasks run between the pieces, then gives all results in order', async () => {
  const { order, note } = begin();
  const done = vi.fn();
  runInSlices(['first', 'second'].map(note), done);
  expect(order).toEqual([]);
  setTimeout(() => order.push('input'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(['first', 'second']));
  expect(order).toEqual(['first', 'input', 'second']);
});

test('runInSlices() stops between two pieces, without the call', async () => {
  const { order, note } = begin();
  const done = vi.fn();
  const stop = runInSlices(['first', 'second'].map(note), done);
  setTimeout(stop);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(order).toEqual(['first']);
  expect(done).not.toHaveBeenCalled();
});
