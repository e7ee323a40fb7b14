import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCampus, writeCollegeFolder } from '@campusway/import';
import { polymapZip } from '@campusway/import/testing/polymap';
import { deployModules } from '@campusway/publishing/commands';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { directionsText, steps } from '../support/maps.ts';
import { answer } from '../support/search.ts';

const browser = useBrowser();
/** A real campus, imported: two buildings of the St. Petersburg Polytechnic University (PolyMap, Apache-2.0). */
const { college, site, origin } = await useCollegeSite(importPolymap);

function importPolymap(folder: string): void {
  writeCollegeFolder(folder, importCampus(polymapZip, { into: folder }));
}

async function visit(path: string): Promise<Page> {
  return (await browser.visit(origin + path)).page;
}

test.each([
  ['AB3-104', /AB3-104.*Level 1, Academic building №3/s],
  ['AB3-510', /AB3-510.*Level 5, Academic building №3/s],
  ['Кабинет 228', /228/],
])('the search finds %s', async (query, text) => {
  const page = await visit('/');
  await page.getByRole('combobox', { name: 'A room, a venue, a department or a person' }).fill(query);
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).waitFor();
  expect(await answer(page).innerText()).toMatch(text);
});

test('the footer names the source and its licence, and the menu has no page that the site cannot fill', async () => {
  const page = await visit('/');
  await page.getByRole('contentinfo').getByText('Apache-2.0').waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await menu.allTextContents()).toEqual(['Home', 'Campus Map', 'About Us', 'Directions']);
});

test('directions use the lift of one building and the stairs of the other', async () => {
  const page = await visit('/navigate?from=room-ab3-104&to=room-ab3-510');
  await steps(page).first().waitFor();
  expect(await directionsText(page)).toMatch(
    /Leave room AB3-104.*lift .* up 4\sfloors to Level 5.*room AB3-510/s,
  );
  await page.locator('.leaflet-container').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await goTo(page, `${origin}/navigate?from=room-130&to=room-228`);
  await expect.poll(() => directionsText(page)).toMatch(/stairs.* to Level 2.*228/s);
});

test('the field of a chosen room without a number says where that is, as others have its name', async () => {
  const page = await visit('/navigate?to=room-classroom');
  const to = page.getByRole('combobox', { name: 'TO' });
  expect(await to.inputValue()).toBe('Classroom');
  const ids = (await to.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  expect(texts.join(' ')).toMatch(/near .+, Level \d/);
});

test.each([
  ['/floor3', 'Level 3, Academic building №3'],
  ['/main-academic-building-3', 'Level 3, Main academic building'],
])('%s has the plan of a level', async (path, title) => {
  const page = await visit(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('list', { name: 'Legend of the plan' }).getByText('Stairs').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a manually added entrance goes live and survives a second import', async () => {
  const wall = importCampus(polymapZip, { into: college })
    .report.guesses.filter(({ rule }) => rule === 'no-entrance')
    .map(({ what }) => /draw it: ([-\d., ]+) to ([-\d., ]+)/.exec(what)?.slice(1) ?? [])[0];
  const feature = {
    ...{ type: 'Feature', id: 'west-door' },
    geometry: { type: 'LineString', coordinates: wall?.map((end) => end.split(', ').map(Number)) },
    properties: {
      ...{ feature_type: 'opening', category: 'entrance', name: 'West Door', swing: 'none', leaves: 2 },
    },
  };
  const file = { type: 'FeatureCollection', level: 'academic-building-no3-1', features: [feature] };
  writeFileSync(join(college, 'geometry/entrances.geojson'), JSON.stringify(file));
  importPolymap(college);
  const options = { foreign: [], drops: new Map(), dryRun: false, json: false, browser: false, force: false };
  const report = await deployModules({ ...options, site, which: ['college'], college }, () => undefined);
  expect(report).toMatchObject({ outcome: 'live' });
  const page = await visit('/navigate?from=west-door&to=room-ab3-104');
  await expect.poll(() => directionsText(page)).toMatch(/AB3-104/);
});
