import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Does a task as a person would, and counts presses: taps, clicks and keys other than those that type a text. */
export interface Taps {
  tap(target: Locator): Promise<void>;
  /** Presses a point of the window, for what is drawn and has no element of its own. */
  tapAt(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
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
