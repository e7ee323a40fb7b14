import { paths } from '@campusway/contract';
import { beforeAll, expect, test } from 'vitest';
import { listAddresses, unknownPath } from '../support/addresses.ts';
import { goTo, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { mapInTwoLanes } from '../support/lanes.ts';
import { type Survey, surveyPage } from '../support/survey-page.ts';
import { findSynonyms } from '../support/synonyms.ts';

const { open } = useBrowser();

interface SurveyedPage extends Survey {
  readonly address: string;
  readonly errors: readonly string[];
}

let surveys: readonly SurveyedPage[] = [];

/** Pages of the directory with answers, filters and chosen people and rooms. */
const states = [
  paths.home('101'),
  `${paths.departments()}?q=rao`,
  `${paths.departments()}?q=zzz`,
  paths.department('csd', { person: 'csm-srinivas-chowdary' }),
  paths.department('cse', { person: 'cse-anand-krishnan' }),
  `${paths.department('cse', { q: 'zzz' })}&designation=Professor`,
  paths.departmentMap('cse', { room: '205' }),
  paths.departmentMap('ece', { room: '160' }),
  paths.departmentMap('mba', { room: '999' }),
];

async function surveySite(): Promise<SurveyedPage[]> {
  // Transitions of colours must have ended.
  const options = { reducedMotion: 'reduce' } as const;
  const visits = await Promise.all([open(options), open(options)]);
  const chosen = states.map((path) => ({ path, isFirstOfComponent: true }));
  const all = [...(await listAddresses()), ...chosen];
  return mapInTwoLanes(all, async ({ path: address, isFirstOfComponent }, lane) => {
    const { page, errors } = visits[lane];
    await goTo(page, site + address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Colours come from the component: a dozen departments repeat them.
    const survey = await surveyPage(page, isFirstOfComponent);
    // The browser logs the 404 of an unknown address.
    if (address === unknownPath) expectOnlyNetworkErrors({ page, errors });
    return { address, ...survey, errors: errors.splice(0) };
  });
}

function list(aspect: 'violations' | 'missingSemantics' | 'overflow' | 'smallTargets' | 'errors'): string[] {
  return surveys.flatMap((survey) => survey[aspect].map((fault) => `${survey.address}: ${fault}`));
}

beforeAll(async () => {
  surveys = await surveySite();
  expect(surveys.length).toBeGreaterThan(35);
}, 240_000);

test('every page has no axe violations, and one of each component none in dark and forced colours', () => {
  expect(list('violations')).toEqual([]);
});

test('every page has its landmarks, one h1, and accessible names for all controls', () => {
  expect(list('missingSemantics')).toEqual([]);
});

test('every page fits 320 pixels (400 % zoom) without horizontal scrolling', () => {
  expect(list('overflow')).toEqual([]);
});

test('every link, button and field has a touch target of 44 px on a phone', () => {
  expect(list('smallTargets')).toEqual([]);
});

test('the main links are fully visible at 320, 360 and 375 pixels', async () => {
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  await goTo(page, site + paths.about());
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 640 });
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(6);
    for (const box of boxes) expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('all pages use the same names for departments, venues and actions', () => {
  const found = surveys.flatMap(({ address, texts }) =>
    findSynonyms(texts).map((text) => `${address}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no page logs anything to the console', () => {
  expect(list('errors')).toEqual([]);
});

test('every page has its own title and description before any script has run', async () => {
  const addresses = (await listAddresses())
    .map(({ path }) => path)
    .filter((address) => !/^\/(here\/|no-such-page)/.test(address));
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

/** Values that are duplicate or empty. */
function repeated(texts: readonly (string | undefined)[]): (string | undefined)[] {
  return texts.filter((text, index) => text === undefined || texts.indexOf(text) !== index);
}

test('prefers-reduced-motion disables all motion', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await goTo(page, site);
  await page.getByRole('button', { name: 'Departments' }).click();
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration))
      .filter((milliseconds) => milliseconds > 1),
  );
  expect(durations).toEqual([]);
});

test('print shows only the content of a page', async () => {
  const { page } = await open();
  await goTo(page, `${site}/cse-nav?from=room-205&to=room-230A`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('main').isVisible()).toBe(true);
});
