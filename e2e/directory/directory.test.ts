import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@campusway/college/testing';
import { paths } from '@campusway/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, site, useBrowser } from '../support/browser.ts';
import { breakRemote, expectOnlyNetworkErrors } from '../support/faults.ts';

const { visit, open } = useBrowser();
const { visit: visitWithLargeLetters } = useBrowser(['--blink-settings=defaultFontSize=32']);

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
  test('puts all of a quickly typed text into the URL', async () => {
    const { page } = await visit('/cse');
    const text = 'venkataraman'.repeat(12);
    await page.getByPlaceholder('Search by name...').pressSequentially(text);
    await page.getByRole('heading', { name: 'No one found' }).waitFor();
    expect(await page.getByPlaceholder('Search by name...').inputValue()).toBe(text);
    await page.waitForURL(`**/cse?q=${text}`);
  });

  test.each([390, 1280])(
    'aligns the first jump with the text above, and close to it, at %i px',
    async (width) => {
      const { page } = await visit('/cse', { viewport: { width, height: 844 } });
      const places = ['.tabular', 'nav[aria-label="Jump to"] button'].map((selector) =>
        page
          .locator(`main ${selector}`)
          .first()
          .evaluate((element) => {
            const range = new Range();
            range.selectNodeContents(element);
            const { left, top, bottom } = range.getBoundingClientRect();
            return { left, top, bottom };
          }),
      );
      const [count, jump] = await Promise.all(places);
      expect(jump?.left).toBeCloseTo(count?.left ?? 0, 0);
      expect((jump?.top ?? 0) - (count?.bottom ?? 0)).toBeLessThan(width < 640 ? 32 : 48);
    },
  );

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

  test('the print view hides controls', async () => {
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

test('no state of the directory scrolls horizontally on a narrow phone', async () => {
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  for (const address of ['/departments?q=a', '/fed-map?room=418', `/fed?q=${'w'.repeat(300)}`]) {
    await goTo(page, site + address);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(width, address).toBe(320);
  }
});

test.each([
  [390, 844, 'mba', '448', visit],
  [360, 640, 'mba', '459', visit],
  [844, 390, 'mba', '459', visit],
  [390, 844, 'mech', '124', visitWithLargeLetters],
  [390, 844, 'civil', '149', visitWithLargeLetters],
] as const)(
  'the card of a linked room and its pin are in view at %i x %i',
  async (width, height, code, room, start) => {
    const { page } = await start(paths.departmentMap(code, { room }), { viewport: { width, height } });
    const seen = [
      page.locator('.leaflet-marker-icon'),
      page.getByRole('status').getByRole('link', { name: `Directions to ${room}` }),
    ];
    for (const one of seen) await one.waitFor();
    const isSeen = async () => {
      const boxes = await Promise.all(seen.map((one) => one.boundingBox()));
      return boxes.every((box) => box && box.y >= 0 && box.y + box.height <= height);
    };
    await expect.poll(isSeen).toBe(true);
  },
);
