import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Performs a task and counts presses: taps, clicks and keys, except for typing text. */
export interface Taps {
  tap(target: Locator): Promise<void>;
  /** Presses a point of the viewport, for drawn content without an element. */
  tapAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Prints the count, and fails when it is above `max`. */
  report(task: string, max: number): void;
}

export function countTaps(page: Page): Taps {
  let count = 0;
  return {
    async tap(target) {
      count += 1;
      await target.click();
    },
    async tapAt(x, y) {
      count += 1;
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    async press(key) {
      count += 1;
      await page.keyboard.press(key);
    },
    report(task, max) {
      console.log(`${task}: ${count} taps`);
      expect(count, `taps of the task "${task}"`).toBeLessThanOrEqual(max);
    },
  };
}
