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

/** The same pairs in every run, for each seed. */
function drawPairs<Item>(items: readonly Item[], seed: number, count: number): (readonly [Item, Item])[] {
  let state = seed;
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

/** The drawn route and its pins, as text. A floor on which the route only takes the lift has no line. */
const drawing = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>('path[stroke-dasharray="5,10"], .leaflet-marker-pane > *'),
      (drawn) => drawn.getAttribute('d') ?? drawn.style.transform,
    ).join(),
  );

/** Window sizes, the number of routes, 300 in all, and the least part of the window that is free map. Layouts are tried in their smallest size most. */
const windows = [
  [360, 640, 80, 0.45],
  [390, 844, 30, 0.55],
  [844, 390, 60, 0.35],
  [820, 1180, 40, 0.45],
  [1280, 800, 60, 0.55],
  [1920, 1080, 30, 0.65],
] as const;

/** The floors that the route passes, other than the shown one. */
const otherFloors = (page: Page) =>
  page.getByRole('button', { name: /on the route/, pressed: false }).allTextContents();

test.each(windows)(
  'at %ix%i the map contains the whole segment of each floor and its pins, for %i routes',
  async (width, height, count, least) => {
    // A venue is a room under another name.
    const places = (await listPlaces()).filter(({ kind, code }) => kind === 'room' || !code);
    const { page } = await visit(paths.navigate(), {
      ...(width < 900 && phone),
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    const faults: string[] = [];
    let before = '';
    async function check(name: string): Promise<void> {
      await expect.poll(() => drawing(page), { interval: 10 }).not.toBe(before);
      // The camera may follow the drawing by a frame or two, which take long on a busy machine.
      async function hasMoved(): Promise<boolean> {
        const last = before;
        before = await drawing(page);
        return before !== last;
      }
      await expect.poll(hasMoved, { interval: 50 }).toBe(false);
      const { free, covered } = await reportStage(page);
      if (free < least) faults.push(`${name}: ${Math.round(free * 100)} % map`);
      if (covered.length > 0) faults.push(`${name}: ${covered.slice(0, 3).join('; ')}`);
    }
    for (const [from, to] of drawPairs(places, width, count)) {
      await navigateInPage(page, paths.navigate({ from: from.id, to: to.id }));
      const name = `${from.code ?? from.name} to ${to.code ?? to.name}`;
      await expect.poll(() => heading(page).textContent(), { interval: 10 }).toContain(`${name}, `);
      await check(name);
      for (const floor of await otherFloors(page)) {
        await page
          .getByRole('button', { name: /on the route/ })
          .filter({ hasText: floor })
          .click();
        await check(`${name}, ${floor}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
