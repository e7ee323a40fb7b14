import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@campusway/college/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';
import { breakRemote, expectOnlyNetworkErrors } from '../support/faults.ts';

const { visit, open } = useBrowser();

/** Mean lightness of an element as painted, 0 (black) to 255. */
async function lightnessOf(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
    return data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / ((data.length * 3) / 4);
  }, picture);
}

test.each(['light', 'dark'] as const)(
  'pictures on a %s system follow the theme switch',
  async (colorScheme) => {
    const { page } = await visit('/departments', { colorScheme });
    const picture = page.locator('main img').first();
    const other = colorScheme === 'light' ? 'Dark' : 'Light';
    for (const theme of [other, 'Light', 'Dark'] as const) {
      await page.getByText(theme, { exact: true }).click();
      if (theme === 'Light') await expect.poll(() => lightnessOf(picture)).toBeGreaterThan(200);
      else await expect.poll(() => lightnessOf(picture)).toBeLessThan(80);
    }
  },
);

describe('staff directory', () => {
  test('is two steps from the header, and Back restores the search', async () => {
    const { page } = await visit('/');
    await page.getByRole('link', { name: 'Faculty', exact: true }).click();
    await page.getByRole('link', { name: 'Faculty Rooms of IT', exact: true }).click();
    // The page before has a search by name too, until this one has come.
    await page.getByRole('heading', { name: 'Teaching Staff', exact: true }).waitFor();
    await page.getByPlaceholder('Search by name...').pressSequentially('radhika sub', { delay: 20 });
    await page.waitForURL('**/it?q=radhika+sub');
    await page.getByText(/^1 of 29 people/).waitFor();

    await page.getByRole('link', { name: 'Room details' }).click();
    await page.getByRole('heading', { name: 'Room Details' }).waitFor();
    await page.goBack();
    expect(await page.getByPlaceholder('Search by name...').inputValue()).toBe('radhika sub');
    await page.getByText(/^1 of 29 people/).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Faculty' }).waitFor();
  });

  test('puts all of a quickly typed text into the URL', async () => {
    const { page } = await visit('/cse');
    const text = 'venkataraman'.repeat(12);
    await page.getByPlaceholder('Search by name...').pressSequentially(text);
    await page.getByRole('heading', { name: 'No one found' }).waitFor();
    expect(await page.getByPlaceholder('Search by name...').inputValue()).toBe(text);
    await page.waitForURL(`**/cse?q=${text}`);
  });

  test('opens with the person in the URL marked and in view', async () => {
    for (const options of [{}, phone]) {
      const { page } = await visit('/mech?person=mech-varun-iyer', options);
      const card = page.locator('[aria-current="true"]', { hasText: 'Dr. J. Varun Iyer' });
      await card.waitFor();
      await expect.poll(() => card.evaluate((element) => document.activeElement === element)).toBe(true);
      const { top, bottom } = await card.evaluate((element) => element.getBoundingClientRect().toJSON());
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
  });

  test('copies a number and the link of a person', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${site}/cse`);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy number of Dr. Jyothi Pandey' }).click();
    await page.getByText('Copied').first().waitFor();
    expect(await clipboard()).toBe('+91 00000 10107');
    await page.getByRole('button', { name: 'Copy link to Dr. Jyothi Pandey' }).click();
    await expect.poll(clipboard).toBe(`${site}/cse?person=cse-jyothi-pandey`);
  });

  test('works by keyboard from the search box to the directions', async () => {
    const { page } = await visit('/cse');
    await page.getByPlaceholder('Search by name...').focus();
    await page.keyboard.type('jyothi');
    await page.getByText(/^1 of 39 people/).waitFor();
    const directions = page.getByRole('link', { name: 'Directions to 211' });
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press('Tab');
      if (await directions.evaluate((link) => document.activeElement === link)) return;
    }
    throw new Error('Tab did not come to the directions within 15 presses');
  });

  test('prints the people without controls', async () => {
    const { page } = await visit('/cse');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Dr. Jyothi Pandey' }).isVisible()).toBe(true);
    for (const control of [
      page.getByPlaceholder('Search by name...'),
      page.getByRole('button', { name: /^Copy/ }),
      page.getByRole('link', { name: 'Directions to 211' }),
    ])
      expect(await control.first().isVisible()).toBe(false);
  });
});

test('the people search on /departments works by keyboard, and Back returns to it', async () => {
  const { page } = await visit('/departments');
  await page.getByPlaceholder('Search by name...').focus();
  await page.keyboard.type('venkat');
  await page
    .getByRole('status')
    .getByText(/ of 272 people: /)
    .waitFor();
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  await page.keyboard.press('Enter');
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  const name = (await first.innerText()).trim();
  expect(name.toLowerCase()).toContain('venkat');
  await page.keyboard.press('Enter');
  await page.locator('[aria-current="true"]', { hasText: name }).waitFor();
  await page.goBack();
  await page.waitForURL('**/departments?q=venkat');
  await first.waitFor();
  await page.getByPlaceholder('Search by name...').fill('');
  await page.getByRole('link', { name: 'Faculty Rooms of CSE', exact: true }).waitFor();
});

describe('the photo of a person', () => {
  const photoOf = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).locator('img');
  const isLoaded = (photo: Locator) => photo.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);

  test('is published at an immutable URL with its digest', async () => {
    const { page } = await visit('/cse');
    const photo = photoOf(page, 'Dr. Jyothi Pandey');
    await expect.poll(() => isLoaded(photo)).toBe(true);
    const src = (await photo.getAttribute('src')) ?? '';
    expect(src).toMatch(/^\/modules\/college\/files\/photos-jyothi-pandey\.[0-9a-f]{12}\.webp$/);
    const { headers } = await fetch(site + src);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test('that does not load is replaced by the drawn portrait', async () => {
    const broken = await open();
    await broken.page.route('**/*.webp', (route) => route.fulfill({ status: 404 }));
    await goTo(broken.page, `${site}/cse`);
    const photo = photoOf(broken.page, 'Dr. Jyothi Pandey');
    await expect.poll(() => photo.getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(await isLoaded(photo)).toBe(true);
    expectOnlyNetworkErrors(broken);
  });

  test('loads only from hosts that the data names', async () => {
    const { page, errors } = await visit('/cse');
    const body = readFileSync(join(sampleFolder, 'photos/jyothi-pandey.webp'));
    await page.route('https://**/*.webp', (route) => route.fulfill({ contentType: 'image/webp', body }));
    const load = (host: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        return image.decode().then(
          () => true,
          () => false,
        );
      }, `https://${host}/someone.webp`);
    expect(await load('photos.college.example')).toBe(true);
    expect(await load('elsewhere.example')).toBe(false);
    expect(errors.splice(0).join()).toContain('Content Security Policy');
  });
});

describe('the room details of a department', () => {
  test('select a room from a row and from the plan', async () => {
    const { page } = await visit('/cse-map');
    const plan = page.getByRole('region', { name: 'Plan of CSE' });
    await plan.locator('.leaflet-container').waitFor();
    expect(await plan.locator('.leaflet-marker-icon').count()).toBe(0);

    await page.getByRole('button', { name: 'Room 214 on the plan' }).click();
    await page.waitForURL('**/cse-map?room=214');
    const pin = plan.locator('.leaflet-marker-icon');
    await pin.waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await pin.boundingBox()) ?? {};

    await page.getByRole('button', { name: 'Choose no room' }).click();
    await page.waitForURL('**/cse-map');
    // The tip of the pin is in the room.
    await page.mouse.click(x + width / 2, y + height - 1);
    await page.waitForURL('**/cse-map?room=214');
    await expect
      .poll(() => page.locator('tr[aria-current="true"] th').allTextContents())
      .toEqual(['Data Structures Lab']);
  });

  test('link a person to the directions page, which requests the origin and shows the route', async () => {
    const { page } = await visit('/cse?person=cse-anand-krishnan', phone);
    await page.locator('[aria-current="true"]').getByRole('link', { name: 'Directions to 205' }).tap();
    await page.waitForURL('**/navigate?to=room-205');
    const start = page.getByRole('combobox', { name: 'FROM' });
    await expect.poll(() => start.evaluate((box) => document.activeElement === box)).toBe(true);
    expect(await start.getAttribute('placeholder')).toBe('Where do you start?');
    await page.getByRole('option', { name: 'Main Gate 1' }).tap();
    await page.waitForURL('**/navigate?from=main-gate-1&to=room-205');
    await page.locator('.leaflet-pane path').first().waitFor({ state: 'attached' });
    await page.getByText('Room 205 is', { exact: false }).first().waitFor();
  });

  test.each(['switched off', 'answering 503'] as const)(
    'work without the plan with the maps remote %s',
    async (fault) => {
      const broken = await open();
      const { page } = broken;
      await breakRemote(page, 'mfe-maps', fault);
      await page.goto(`${site}/cse-map`);
      await page.getByText('The plan did not load').waitFor();
      expect(await page.getByRole('table').count()).toBe(6);
      await page.getByRole('button', { name: 'Room 205 on the plan' }).first().click();
      await page.getByText('CSE Faculty Room 2').waitFor();
      expectOnlyNetworkErrors(broken);
    },
  );
});

describe('no axe violations, contrast included:', () => {
  const addresses = [
    '/departments',
    '/departments?q=rao',
    '/departments?q=zzz',
    '/campus-map',
    '/cse',
    '/cse?q=zzz&designation=Professor',
    '/cse?person=cse-anand-krishnan',
    '/csd?person=csm-srinivas-chowdary',
    '/ece-map?room=160',
    '/mba-map?room=999',
  ];
  test.each(addresses)('%s', async (address) => {
    const { page } = await visit(address);
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  });
});

test('no page of the directory scrolls horizontally on a narrow phone', async () => {
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  for (const address of [
    '/departments',
    '/departments?q=a',
    '/campus-map',
    '/fed',
    '/fed-map?room=418',
    `/fed?q=${'w'.repeat(300)}`,
  ]) {
    await goTo(page, site + address);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(width, address).toBe(320);
  }
});
