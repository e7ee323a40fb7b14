import { paths, type Registry } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, site, useBrowser } from '../support/browser.ts';
import { navigateInPage, reportStage } from '../support/stage.ts';

const { visit } = useBrowser();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface PlaceRecord {
  readonly id: string;
  readonly kind: string;
  readonly code?: string;
  readonly name: string;
}

async function listPlaces(): Promise<readonly PlaceRecord[]> {
  const { college } = (await (await fetch(`${site}/modules.json`)).json()) as Registry;
  return (await (await fetch(site + college?.parts.places?.href)).json()) as PlaceRecord[];
}

/** The same pairs in every run. */
function drawPairs<Item>(items: readonly Item[], count: number): (readonly [Item, Item])[] {
  let state = 2026;
  const draw = (): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] as Item;
  };
  const pairs: (readonly [Item, Item])[] = [];
  while (pairs.length < count) {
    const [from, to] = [draw(), draw()];
    if (from !== to) pairs.push([from, to]);
  }
  return pairs;
}

/** The drawn route, as text. */
const drawing = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('path[stroke-dasharray="5,10"]'), (path) =>
      path.getAttribute('d'),
    ).join(),
  );

test('on a phone the map has 55 % of the screen and contains the whole leg of the shown floor, for 200 routes', async () => {
  // A venue is a room under another name.
  const places = (await listPlaces()).filter(({ kind, code }) => kind === 'room' || !code);
  const { page } = await visit(paths.navigate(), { ...phone, reducedMotion: 'reduce' });
  const faults: string[] = [];
  let before = '';
  for (const [from, to] of drawPairs(places, 200)) {
    await navigateInPage(page, paths.navigate({ from: from.id, to: to.id }));
    const name = `${from.code ?? from.name} to ${to.code ?? to.name}`;
    await expect.poll(() => heading(page).textContent(), { interval: 10 }).toContain(`${name}, `);
    await expect.poll(() => drawing(page), { interval: 10 }).not.toBe(before);
    before = await drawing(page);
    const { free, covered } = await reportStage(page);
    if (free < 0.55) faults.push(`${name}: ${Math.round(free * 100)} % map`);
    if (covered.length > 0) faults.push(`${name}: ${covered.slice(0, 3).join('; ')}`);
  }
  expect(faults).toEqual([]);
});
