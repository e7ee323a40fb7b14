import { paths } from '@campusway/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, site, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

/** Width of A4 between its margins, CSS pixels. */
const paper = { viewport: { width: 688, height: 1017 }, colorScheme: 'dark' } as const;

async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe('print of a door sign', () => {
  test.each([
    ['/here/room-205', ['205', 'CSE Faculty Room 2', 'second floor, west wing']],
    ['/here/room-372', ['372', 'Second Floor Seminar Hall', 'third floor, east wing']],
    ['/here/open-air-stage', ['Open Air Stage', 'outdoors']],
    ['/here/sports-complex', ['Sports Complex', 'outdoors']],
  ])('%s is one page with the college and unabbreviated names', async (path, lines) => {
    const { page } = await visit(path, paper);
    await page.emulateMedia({ media: 'print' });
    const sign = page.getByRole('article');
    await sign.getByRole('img', { name: /^QR code/ }).waitFor();
    const college = await page.locator('footer strong').textContent();
    for (const text of [college ?? '', ...lines]) await sign.getByText(text, { exact: true }).waitFor();
    // Nothing is wider than the paper, and the sign takes nearly all of its height.
    expect(await sign.evaluate((article) => article.scrollWidth - article.clientWidth)).toBe(0);
    expect((await sign.boundingBox())?.height).toBeGreaterThan(0.9 * paper.viewport.height);
    for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
  });
});

describe('print of directions', () => {
  test.each([
    ['room-205', 'room-230a', 1],
    ['room-205', 'room-310', 2],
    ['main-gate-1', 'room-454', 3],
  ])('from %s to %s fills one page', async (from, to, plans) => {
    const { page } = await visit(`/navigate?from=${from}&to=${to}`, paper);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await sheet.getByRole('img', { name: /^QR code/ }).waitFor();
    await expect.poll(() => sheet.getByRole('img', { name: /^Plan of/ }).count()).toBe(plans);
    await sheet.getByText((await page.locator('footer strong').textContent()) ?? '').waitFor();
    for (const plan of await sheet.getByRole('img', { name: /^Plan of/ }).all())
      await expect.poll(() => brightness(plan)).toBeGreaterThan(128);
    for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
    expect((await sheet.boundingBox())?.height).toBeGreaterThan(0.75 * paper.viewport.height);
  });

  test('of a screen says whether it is step-free', async () => {
    const { page } = await visit('/mech-nav?from=room-101&to=room-118&step-free=1', paper);
    await page.emulateMedia({ media: 'print' });
    await page
      .getByRole('article')
      .getByText(/^\d+\sm, .*minutes?, step-free$/)
      .waitFor();
  });
});

describe('print of a place', () => {
  test.each([
    ['/room/329A', 'Network Equipment Room', 'Plan of the third floor around Room 329A'],
    ['/place/canteen', 'Canteen', 'Plan of the campus around Canteen'],
    [
      '/navigate?to=room-310',
      'Office of the Head, IT, third floor, west wing',
      'Plan of the third floor around Room 310',
    ],
  ])('%s fits one page, with a plan in light colours', async (path, name, plan) => {
    const { page } = await visit(path, paper);
    await page.getByRole('main').getByText(name).first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const picture = page.getByRole('img', { name: plan });
    await picture.waitFor();
    expect(await page.locator('.leaflet-container:visible').count()).toBe(0);
    await expect.poll(() => brightness(picture)).toBeGreaterThan(128);
    for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
  });
});

test('the paper of a room prints its number, with nothing on it', async () => {
  const { page } = await visit('/room/312', paper);
  await page.getByRole('main').getByText('312').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const number = page.getByText('312', { exact: true }).locator('visible=true').first();
  await number.waitFor();
  const isOnTop = await number.evaluate((sign) => {
    sign.scrollIntoView();
    const { left, top, width, height } = sign.getBoundingClientRect();
    return sign.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

describe('print of a plan', () => {
  test.each([
    ['/campus-nav?to=canteen', 'Plan of the campus for Campus navigation'],
    ['/cse-nav', 'Plan of the second floor for CSE navigation'],
    ['/cse-nav?from=room-205&to=room-217', 'Plan of the second floor with the route'],
    ['/campus-map', 'Plan of the campus for Campus navigation'],
    ['/cse-map', 'Plan of the second floor for CSE navigation'],
  ])('%s has light colours and no form', async (path, plan) => {
    const { page } = await visit(path, paper);
    await page.emulateMedia({ media: 'print' });
    const picture = page.getByRole('img', { name: plan });
    await picture.waitFor();
    expect(await page.locator('.leaflet-container:visible, form:visible').count()).toBe(0);
    await expect.poll(() => brightness(picture)).toBeGreaterThan(128);
  });
});

test('a screen with a destination is printed on one page, without its list of rooms', async () => {
  const { page } = await visit('/mech-nav?to=115', paper);
  await page.emulateMedia({ media: 'print' });
  await page.getByText('To: Room 115, Machine Shop, first floor, west wing').waitFor();
  expect(await page.locator('details').isVisible()).toBe(false);
  for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
});

test('the paper of a department has every room of its lists', async () => {
  const { page } = await visit('/departments');
  for (const code of ['cse', 'eee', 'mba', 'fed']) {
    await goTo(page, site + paths.departmentMap(code));
    await page.getByRole('rowheader').first().waitFor();
    const links = page.getByRole('rowheader').getByRole('link');
    const rows = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const format of ['A4', 'Letter'] as const)
      for (const landscape of [false, true]) {
        const pdf = await page.pdf({ format, landscape, preferCSSPageSize: true });
        // A link outside the paper has no annotation.
        const printed = [...pdf.toString('latin1').matchAll(/\/URI \((.*?)\)/g)].map(
          ([, address]) => address,
        );
        const isLost = (address: string) => !printed.includes(address);
        expect(rows.filter(isLost), `${code} on ${format}, ${landscape ? 'landscape' : 'portrait'}`).toEqual(
          [],
        );
      }
  }
});

test('the campus map and its programmes are one sheet', async () => {
  const { page } = await visit(paths.campusMap(), paper);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('img', { name: 'Plan of the campus for Campus navigation' }).waitFor();
  for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
  expect(await page.getByText('Choose a place').isVisible()).toBe(false);
});

test('a long floor is printed in two halves on one page, with its rooms on the next', async () => {
  const { page } = await visit('/floor2', { ...paper, viewport: { width: 1280, height: 800 } });
  // Loaded before the first paper, without any input.
  await page.locator('article svg').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  for (const half of ['west', 'east'])
    await page.getByRole('img', { name: `Plan of the second floor, ${half} for Floor 2` }).waitFor();
  expect(await page.locator('details').getByRole('link').last().isVisible()).toBe(true);
  for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(2);
});

test('the first paper of a route has its QR code, and the map is the same after it', async () => {
  const { page } = await visit('/navigate?from=room-205&to=room-310', {
    viewport: { width: 820, height: 1180 },
  });
  const scale = page.locator('.leaflet-container').getByText(/^\S+ m$/);
  const before = await scale.textContent();
  await page.locator('article svg').waitFor({ state: 'attached' });
  await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  await page
    .getByRole('article')
    .getByRole('img', { name: /^QR code/ })
    .waitFor();
  await page.emulateMedia({ media: 'screen' });
  expect(await scale.textContent()).toBe(before);
});

/** Mean of red, green and blue in the middle line of a canvas, 0 to 255. */
async function brightness(canvas: Locator): Promise<number> {
  return await canvas.evaluate((element: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(element.width, 1);
    const context = copy.getContext('2d');
    context?.drawImage(element, 0, -element.height / 2);
    const { data } = context?.getImageData(0, 0, element.width, 1) ?? { data: new Uint8ClampedArray(4) };
    return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75);
  });
}
