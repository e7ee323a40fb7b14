import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHillCollege } from '@campusway/college/testing/hill-college';
import { deployModules, rollBack } from '@campusway/publishing/commands';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, phone, useBrowser, type Visit } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { directionsText, steps } from '../support/maps.ts';
import { waitForPrecache } from '../support/precache.ts';
import { answer } from '../support/search.ts';

const browser = useBrowser();
/** Two buildings with levels from -1 to 5, labels in three scripts, rooms without numbers, a unit without rooms. */
const { college, site, origin } = await useCollegeSite(writeHillCollege);

const visit = (path: string, options?: BrowserContextOptions): Promise<Visit> =>
  browser.visit(origin + path, options);

const floor = (page: Page) => page.getByRole('group', { name: 'Floor on the map' });

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox', { name: 'A room, a venue, a department or a person' }).fill(query);
  await page.getByRole('button', { name: 'Search' }).click();
}

describe('the home page', () => {
  test('has the name, the quick links and the sources of the college', async () => {
    const { page } = await visit('/');
    await page.getByRole('banner').getByText('Hill Finder').waitFor();
    const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    expect(await links.allTextContents()).toEqual(['Reading Room', 'Library', 'Annex']);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Hill College of Arts and Sciences').waitFor();
    await footer.getByText('Plans: Hill College').waitFor();
    await links.first().click();
    await page.getByRole('combobox', { name: 'TO', exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?to=room-reading-room');
  });

  test('answers a number with a dot, other scripts, a room without a number and a floor', async () => {
    const { page } = await visit('/');
    for (const [query, text] of [
      ['a 1.05', /Essay Seminar.*A-1\.05/s],
      ['EG 12', /Lecture Hall/],
      ['実験室', /Chemistry Laboratory/],
      ['గ్రంథాలయం', /A-2\.01/],
      ['reading room', /Reading Room/],
      ['basement', /Basement, Main Building/],
    ] as const) {
      await search(page, query);
      await expect.poll(() => answer(page).innerText(), { message: query }).toMatch(text);
    }
  });
});

test.each([
  ['/', 0],
  ['/departments', 0],
  ['/room/A-2-01', 1],
  ['/navigate?to=room-a-2.01', 1],
  ['/?q=a', 1],
])('names in another script have their language, and texts of the site none, on %s', async (path, least) => {
  const { page } = await visit(path);
  /** Texts with another language than their letters', and the number of names in Telugu. */
  const read = () =>
    page.evaluate(() => {
      const wrong: string[] = [];
      let count = 0;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        const lettersOf = (script: RegExp) => nodeValue?.match(script)?.length ?? 0;
        const isTelugu = lettersOf(/\p{Script=Telugu}/gu) > lettersOf(/\p{Script=Latin}/gu);
        if (isTelugu) count++;
        const isOther = /[^\p{Script=Latin}\P{L}]/u.test(nodeValue ?? '');
        const isShown = !parentElement?.closest('script, style');
        const language = parentElement?.closest('[lang]')?.getAttribute('lang');
        if (isShown && isTelugu === isOther && language !== (isTelugu ? 'te' : 'en'))
          wrong.push(`${language}: ${nodeValue}`);
      }
      return { wrong, hasNames: count };
    });
  await expect.poll(async () => (await read()).wrong).toEqual([]);
  await expect.poll(async () => (await read()).hasNames).toBeGreaterThanOrEqual(least);
  expect((await read()).wrong).toEqual([]);
});

test('a room number of two buildings lists both buildings', async () => {
  const { page } = await visit('/');
  await search(page, '101');
  await answer(page).getByText('Several buildings have this number. Choose yours.').waitFor();
  const lines = answer(page).getByRole('listitem');
  await lines.filter({ hasText: 'Main Building' }).first().waitFor();
  await lines.filter({ hasText: 'Annex' }).getByRole('link').click();
  await expect.poll(() => page.url()).toMatch(/n-101/i);
});

test.each([
  ['/here/room-a-1-05', 'A-1.05', ['Main Building', 'Annex']],
  ['/here/room-n-104', 'N-104', ['Annex', 'Main Building']],
])(
  'a room number of two buildings, asked for after %s, lists the room of that building first',
  async (start, name, buildings) => {
    const { page } = await visit(start);
    await page.getByRole('heading', { level: 1, name: `You are here: ${name}` }).waitFor();
    await goTo(page, `${origin}/?q=101`);
    await answer(page)
      .getByText(new RegExp(`^Nearest to .*${name} first\\.$`))
      .waitFor();
    await expect
      .poll(() => answer(page).getByRole('listitem').allTextContents())
      .toEqual(buildings.map((building) => expect.stringMatching(new RegExp(`${building}, .*minute`))));
  },
);

describe('the directory', () => {
  test('shows each unit, and no link to rooms for the one that has none', async () => {
    const { page } = await visit('/departments');
    const cards = page.getByRole('main').getByRole('listitem');
    await cards.filter({ hasText: 'Physics' }).getByText('Third floor, Main Building').waitFor();
    await cards
      .filter({ hasText: 'Alumni' })
      .getByRole('link', { name: /Faculty Rooms/ })
      .click();
    await page.getByRole('heading', { name: 'Alumni staff' }).waitFor();
    await page.getByText('Max Well').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Teaching Staff', exact: true }).count()).toBe(0);
    const paths = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(paths.filter((path) => path.startsWith('/alumni-'))).toEqual([]);
    for (const path of new Set(paths)) expect((await fetch(origin + path)).status, path).toBe(200);
  });

  test('links a person in a room without a number to directions', async () => {
    const { page } = await visit('/hum?q=Ida');
    await page.getByRole('link', { name: /Directions to .*Reading Room/ }).click();
    await page.getByRole('combobox', { name: 'TO', exact: true }).waitFor();
    expect(new URL(page.url()).search).toContain('to=room-reading-room');
  });
});

describe('the plans', () => {
  test.each([
    ['/main-ground', 'Ground floor, Main Building', ['Classroom', 'Waiting', 'Other']],
    ['/annex-ground', 'Ground floor, Annex', ['Classroom', 'Faculty', 'Department', 'Other']],
    ['/main-mezzanine', 'Mezzanine, Main Building', ['Other']],
  ])('%s shows the rooms of its building only', async (path, title, kinds) => {
    const { page } = await visit(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const legend = page.getByRole('list', { name: 'Legend of the plan' });
    await legend.waitFor();
    expect(await legend.getByRole('listitem').allTextContents()).toEqual([
      ...kinds,
      'Corridor',
      'Stairs',
      'Lift',
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('/navigate', () => {
  const route = '/navigate?from=room--1.01&to=room-n-203';

  test('has a route from the basement over the grounds into the other building', async () => {
    const { page } = await visit(route);
    await steps(page).first().waitFor();
    expect(await directionsText(page)).toMatch(
      /up 1\sfloor to the ground floor.*out of the Main Building.*annex path.*Go into the Annex.*to the first floor.*N-203/s,
    );
    const names = floor(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
    expect(await names).toEqual([
      'Floor 5',
      'Floor 4',
      'Floor 3',
      'Floor 2',
      'Floor 1, on the route',
      'Floor Z',
      'Floor EG, on the route',
      'Floor -1, on the route',
    ]);
    const pressed = floor(page).locator('[aria-pressed="true"]');
    await expect.poll(() => pressed.textContent()).toContain('-1');
    await steps(page).last().click();
    await expect.poll(() => pressed.textContent()).toBe('1');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('prints the same storey of two buildings as two plans', async () => {
    const { page } = await visit(route);
    await steps(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('figcaption').allTextContents()).toEqual([
      'Basement, Main Building',
      'Ground floor, Main Building',
      'Campus',
      'Ground floor, Annex',
      'First floor, Annex',
    ]);
  });

  test('step-free routes use lifts only, and name the barrier of the unreachable room', async () => {
    const { page } = await visit(`${route}&step-free=1`);
    await steps(page).first().waitFor();
    expect(await directionsText(page)).not.toMatch(/stairs/);
    expect(await directionsText(page)).toMatch(/take the lift .* to the first floor/i);
    await goTo(page, `${origin}/navigate?from=main-gate&to=room-observatory&step-free=1`);
    await page.getByText('There is no step-free way: 4 steps by the Observatory.').first().waitFor();
  });

  test('shows all floors of the switch beside the map of a phone', async () => {
    const { page } = await visit(route, phone);
    const zoom = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
    const floorSwitch = await floor(page).boundingBox();
    expect((floorSwitch?.y ?? 0) + (floorSwitch?.height ?? 0)).toBeLessThanOrEqual(zoom?.y ?? 0);
    for (const button of await floor(page).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

describe('the page of a place', () => {
  test.each([
    ['/room/A-1-05', 'A-1.05 Essay Seminar', 'First floor, Main Building'],
    ['/room/n-101', 'N-101 History Seminar', 'Ground floor, Annex'],
    ['/room/reading-room', 'Reading Room', 'Ground floor, Main Building'],
    ['/room/実験室', '実験室 Chemistry Laboratory', 'Second floor, Main Building'],
    ['/place/west-gate', 'West Gate', 'On the campus'],
  ])('%s names its building', async (path, name, where) => {
    const { page } = await visit(path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('main').getByRole('link', { name: where, exact: true }).waitFor();
    await page.getByRole('group', { name: /^Plan: / }).waitFor();
    await page.getByRole('link', { name: /^Stairs/ }).waitFor();
  });

  test('has a door sign whose QR code opens the directions, also for a number with a dot', async () => {
    const { page } = await visit('/here/room-a-1-05');
    expect((await fetch(page.url())).status).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'You are here: A-1.05' }).waitFor();
  });

  test.each([
    ['/place/annex', 'Annex'],
    ['/room/実験室', 'Room'],
  ])('%s has its title before scripts have run', async (path, title) => {
    expect(await (await fetch(origin + path)).text()).toContain(`<title>${title} · Hill Finder</title>`);
  });

  test('is linked from the answer to a number with a dot', async () => {
    const { page } = await visit('/');
    await search(page, 'a 1.05');
    await answer(page).getByRole('link', { name: 'Show on map' }).click();
    await page.waitForURL('**/room/A-1-05');
  });
});

test.each(['/', '/departments', '/campus-map', '/hum-map', '/alumni', '/room/N-101'])(
  '%s has no axe violations',
  async (path) => {
    const { page } = await visit(path);
    expect(await findAxeViolations(page)).toEqual([]);
  },
);

test('after one visit search, plans and routes work without a network', async () => {
  const opened = await browser.open({ serviceWorkers: 'allow' });
  const { page } = opened;
  await goTo(page, origin);
  await waitForPrecache(page);
  await page.context().setOffline(true);
  await search(page, '実験室');
  await answer(page).getByText('Chemistry Laboratory').first().waitFor();
  await page.goto(`${origin}/annex-ground`);
  await page.locator('.leaflet-container').first().waitFor();
  await page.goto(`${origin}/navigate?from=main-gate&to=room-実験室`);
  await expect.poll(() => directionsText(page)).toMatch(/to the second floor/);
  expectOnlyNetworkErrors(opened);
});

test('a changed college goes live without a build, and can be rolled back', async () => {
  const roomsFile = join(college, 'rooms/main-ground.json');
  const text = readFileSync(roomsFile, 'utf8');
  writeFileSync(roomsFile, text.replace('Lecture Hall', 'Great Hall'));
  const answerToRoom12 = async () => {
    const { page } = await visit('/');
    await search(page, 'EG 12');
    await answer(page).waitFor();
    return answer(page).innerText();
  };
  const options = {
    site,
    which: ['college'],
    college,
    foreign: [],
    drops: new Map(),
    dryRun: false,
    json: false,
  } as const;
  const report = await deployModules({ ...options, browser: false, force: false }, () => undefined);
  expect(report).toMatchObject({ outcome: 'live', modules: [{ name: 'college' }] });
  expect(await answerToRoom12()).toContain('Great Hall');
  await rollBack({ site, modules: ['college'], to: undefined, dryRun: false });
  expect(await answerToRoom12()).toContain('Lecture Hall');
});
