import { writeTwoCampuses } from '@campusway/college/testing/hill-college';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { pins, routeLine, steps, waitForMap } from '../support/maps.ts';
import { answer, searchBox, suggestion } from '../support/search.ts';

const browser = useBrowser();
const { origin } = await useCollegeSite(writeTwoCampuses);

test('a room of another campus is found with its campus, and is a walk, a ride and a walk away', async () => {
  const { page } = await browser.visit(`${origin}/`);
  await searchBox(page).fill('map room');
  await suggestion(page, 'Map Room').filter({ hasText: 'first floor, Annex, Lake Campus' }).waitFor();
  await searchBox(page).press('Enter');
  await answer(page).getByText('Lake Campus').first().waitFor();
  await page.goto(`${origin}/room/N-202`);
  await page.getByRole('main').getByText('First floor, Annex, Lake Campus').first().waitFor();
  await waitForMap(page);

  await page.goto(`${origin}/navigate?from=room-101&to=room-n-202`);
  await page.getByRole('alert').filter({ hasText: 'Lake Campus. Bus 12 from the West Gate' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('101 to N-202');
  await steps(page).last().filter({ hasText: 'West Gate' }).waitFor();
  await routeLine(page).first().waitFor({ state: 'attached' });
  expect(await pins(page).filter({ hasText: 'B' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Then from Lake Gate' }).click();
  await steps(page).last().filter({ hasText: 'N-202' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
