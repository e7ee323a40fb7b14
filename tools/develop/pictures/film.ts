import type { Locator, Page } from 'playwright-core';
import { type Frame, takePng } from './webp.ts';

/** Milliseconds. */
const [blink, glance, read] = [180, 900, 1700];

/** The main job on a phone: a room is typed, chosen, and walked to, from the gate to its door. */
export async function filmMainJob(page: Page): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  const show = async (shown: number) => frames.push({ png: await takePng(page), shown });
  const tap = async (target: Locator) => {
    await pointAt(page, target);
    await show(glance / 2);
    await removePointer(page);
    await target.tap();
  };
  const type = async (box: Locator, text: string) => {
    for (const letter of text) {
      await box.pressSequentially(letter);
      await page.waitForTimeout(250);
      await show(blink);
    }
  };

  await page.goto('/', { waitUntil: 'networkidle' });
  await show(read);
  const search = page.getByRole('combobox', { name: 'A room, a venue, a department or a person' });
  await tap(page.getByRole('searchbox').or(search));
  await type(search, '310');
  await show(glance);
  await tap(page.getByRole('button', { name: 'Search' }));
  const directions = page.getByRole('main').getByRole('link', { name: 'Directions' });
  await directions.waitFor();
  await show(read);
  await tap(directions);
  const from = page.getByRole('combobox', { name: 'FROM' });
  await from.waitFor();
  await page.waitForLoadState('networkidle');
  await show(glance);
  await tap(from);
  await type(from, 'main');
  const gate = page.getByRole('option', { name: /Main Gate 1/ });
  await gate.waitFor();
  await tap(gate);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const walk = page.getByRole('dialog');
  const next = walk.getByRole('button', { name: 'Next' });
  const status = walk.getByRole('status');
  await start.waitFor();
  await page.waitForTimeout(500);
  await show(read);
  await tap(start);
  await next.waitFor();
  const arrived = walk.getByRole('button', { name: 'I have arrived' });
  while (!(await arrived.isVisible())) {
    await page.waitForTimeout(350);
    await show(glance);
    const step = (await status.textContent()) ?? '';
    await next.tap();
    // The last step replaces the button, on a busy machine after a moment.
    await status.filter({ hasNotText: step }).waitFor();
  }
  await arrived.tap();
  await page.waitForTimeout(500);
  await show(2 * read);
  return frames;
}

/** Mark for a touch, which a picture does not show. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) return;
  await page.evaluate(
    ([x, y]) => {
      const mark = document.createElement('div');
      mark.id = 'finger';
      mark.style.cssText = `position:fixed;left:${x - 24}px;top:${y - 24}px;width:48px;height:48px;border-radius:50%;background:#0006;border:2px solid #fff;box-shadow:0 0 0 1px #0008;z-index:999;pointer-events:none`;
      document.body.append(mark);
    },
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
}

async function removePointer(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('finger')?.remove());
}
