import { paths } from '@campusway/contract';
import { beforeAll, expect, test } from 'vitest';
import { listAddresses, nowhere } from './support/addresses.ts';
import { goTo, site, useBrowser } from './support/browser.ts';
import { expectOnlyNetworkErrors } from './support/faults.ts';
import { inTwoLanes } from './support/lanes.ts';
import { findOtherNames } from './support/other-names.ts';
import { type Survey, surveyPage } from './support/survey-page.ts';

const { open } = useBrowser();

interface SurveyedPage extends Survey {
  readonly address: string;
  readonly problems: readonly string[];
}

let surveys: readonly SurveyedPage[] = [];

async function surveySite(): Promise<SurveyedPage[]> {
  // A change of colours is to be over when it is looked at.
  const still = { reducedMotion: 'reduce' } as const;
  const visits = await Promise.all([open(still), open(still)]);
  return inTwoLanes(await listAddresses(), async (address, lane) => {
    const { page, problems } = visits[lane];
    await goTo(page, site + address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const survey = await surveyPage(page);
    // The browser notes that an unknown address was answered 404.
    if (address === nowhere) expectOnlyNetworkErrors({ page, problems });
    return { address, ...survey, problems: problems.splice(0) };
  });
}

function list(aspect: 'barriers' | 'unsaid' | 'overflow' | 'problems'): string[] {
  return surveys.flatMap((survey) => survey[aspect].map((fault) => `${survey.address}: ${fault}`));
}

beforeAll(async () => {
  surveys = await surveySite();
  expect(surveys.length).toBeGreaterThan(35);
}, 240_000);

test('every page is clean for axe in light, dark and forced colours', () => {
  expect(list('barriers')).toEqual([]);
});

test('every page has its landmarks, one first heading, and names for all that can be operated', () => {
  expect(list('unsaid')).toEqual([]);
});

test('every page fits 320 pixels, which is 400 % zoom, without scrolling sideways', () => {
  expect(list('overflow')).toEqual([]);
});

test.each([320, 360, 375])('the main links are in view as a whole at %i pixels', async (width) => {
  const { page } = await open({ viewport: { width, height: 640 } });
  await goTo(page, site + paths.about());
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  expect(boxes).toHaveLength(6);
  for (const box of boxes) expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('every page calls departments, venues and actions by the same names', () => {
  const found = surveys.flatMap(({ address, texts }) =>
    findOtherNames(texts).map((text) => `${address}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no page says anything in the console', () => {
  expect(list('problems')).toEqual([]);
});

test('every page has a title and a description of its own, before any script has run', async () => {
  const addresses = (await listAddresses()).filter((address) => !/^\/(here\/|no-such-page)/.test(address));
  const heads = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await fetch(site + address, { headers: { accept: 'text/html' } })).text();
      return {
        title: /<title>([^<]+)</.exec(html)?.[1],
        description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
      };
    }),
  );
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
});

/** What occurs once more, or not at all. */
function repeated(texts: readonly (string | undefined)[]): (string | undefined)[] {
  return texts.filter((text, index) => text === undefined || texts.indexOf(text) !== index);
}

test('whoever wants less motion sees none', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await goTo(page, site);
  await page.getByRole('button', { name: 'Departments' }).click();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration))
      .filter((milliseconds) => milliseconds > 1),
  );
  expect(moving).toEqual([]);
});

test('on paper a page is its content alone', async () => {
  const { page } = await open();
  await goTo(page, `${site}/cse-nav?from=room-205&to=room-230A`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('main').isVisible()).toBe(true);
});
