import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, site, useBrowser } from '../support/browser.ts';
import { steps } from '../support/maps.ts';

const { open, visit } = useBrowser();

declare global {
  /** Smallest and largest scale of a drawing in a frame; its lines are as many times too thick. */
  var stretch: { min: number; max: number; frames: number };
}

/** Measures each frame, from the first, after its animation callbacks. */
function recordStretch(): void {
  globalThis.stretch = { min: 1, max: 1, frames: 0 };
  const afterFrame = new MessageChannel();
  afterFrame.port1.onmessage = () => {
    const drawings = document.querySelectorAll<HTMLElement | SVGSVGElement>(
      '.leaflet-container canvas[style*="width"], .leaflet-overlay-pane svg[width]',
    );
    for (const drawing of drawings) {
      const { width, visibility } = getComputedStyle(drawing);
      const shown = drawing.getBoundingClientRect().width;
      if (shown === 0 || visibility === 'hidden') continue;
      const factor = shown / Number.parseFloat(width);
      stretch.min = Math.min(stretch.min, factor);
      stretch.max = Math.max(stretch.max, factor);
      stretch.frames++;
    }
  };
  const onFrame = () => {
    afterFrame.port2.postMessage(undefined);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

async function openSlowly(path: string, device = {}): Promise<Page> {
  const { page } = await open(device);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(recordStretch);
  await page.goto(site + path);
  await page.locator('.leaflet-labels-pane canvas[style*="width"]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => stretch.frames > 30);
  return page;
}

describe('no animation frame shows lines thicker than they are drawn', () => {
  test.each([
    ['a screen', '/cse-nav', {}],
    ['a screen with a route', '/floor3?from=room-301&to=room-372', phone],
    ['a journey on a phone', '/navigate?from=main-gate-1&to=room-454', phone],
    ['the page of a door sign', '/here/room-205', phone],
    ['the rooms of a department', '/cse-map', {}],
    ['the campus', '/campus-map', phone],
  ])('while %s opens', async (_, path, device) => {
    const page = await openSlowly(path, device);
    const { min, max } = await page.evaluate(() => stretch);
    expect(max).toBeLessThan(1.02);
    expect(min).toBeGreaterThan(0.5);
  });

  test('while a journey opens, from step to step, from floor to floor', async () => {
    const page = await openSlowly('/navigate?from=main-gate-1&to=room-454');
    const opening = await page.evaluate(() => stretch);
    expect(opening.max).toBeLessThan(1.02);
    expect(opening.min).toBeGreaterThan(0.5);
    for (const step of await steps(page).all()) {
      const { frames } = await page.evaluate(() => stretch);
      await step.click();
      await page.waitForFunction((before) => stretch.frames > before + 30, frames);
    }
    const { min, max } = await page.evaluate(() => stretch);
    expect(max).toBeLessThan(2.02);
    expect(min).toBeGreaterThan(0.49);
  });
});

describe('a whole floor consists of two images', () => {
  test.each(['/fed-nav', '/floor1', '/floor2', '/floor3', '/floor4'])('%s', async (path) => {
    const { page } = await visit(path);
    const images = page.locator('.leaflet-plan-pane .leaflet-image-layer');
    await expect
      .poll(() => images.evaluateAll((all) => all.map((image) => image.getAttribute('data-bounds'))))
      .toEqual(['[[0,-150],[200,150]]', '[[0,145],[200,450]]']);
    // 2^1.3 CSS pixels per unit; the map is centred on [100, 145].
    const map = await page.locator('.leaflet-container').boundingBox();
    const unit = 2 ** 1.3;
    const [middle, zero] = [(map?.x ?? 0) + (map?.width ?? 0) / 2, (map?.y ?? 0) + (map?.height ?? 0) / 2];
    for (const [index, west, east] of [
      [0, -150, 150],
      [1, 145, 450],
    ] as const) {
      const box = await images.nth(index).boundingBox();
      expect(Math.abs((box?.x ?? 0) - (middle + (west - 145) * unit))).toBeLessThan(2);
      expect(Math.abs((box?.width ?? 0) - (east - west) * unit)).toBeLessThan(2);
      expect(Math.abs((box?.y ?? 0) - (zero - 100 * unit))).toBeLessThan(2);
      expect(Math.abs((box?.height ?? 0) - 200 * unit)).toBeLessThan(2);
    }
  });
});
