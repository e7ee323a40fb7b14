import { writeTwoCampuses } from '@campusway/college/testing/hill-college';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { pins, routeLine, steps, waitForMap } from '../support/maps.ts';
import { answer, searchBox, suggestion } from '../support/search.ts';

const browser = useBrowser();
const { origin } = await useCollegeSite(writeTwoCampuses);

test('the map of each campus is a link away from that of the others', async () => {
  const { page } = await browser.visit(`${origin}/campus-map`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('navigation', { name: 'Other campuses' }).getByRole('link').click();
  await heading('Lake Campus navigation');
  await waitForMap(page);
  await page.getByRole('link', { name: 'Map of Hill Campus' }).click();
  await heading('Hill Campus navigation');
});

test('walking mode leads on from the stop', async () => {
  const { page } = await browser.visit(`${origin}/navigate?from=room-101&to=room-n-202&step=1&walking=1`);
  const arrival = page.getByRole('dialog');
  await arrival.getByText('Step 1 of').waitFor();
  for (let steps = 0; steps < 20; steps++) await page.keyboard.press('ArrowRight');
  await arrival.getByRole('alert').filter({ hasText: 'Lake Campus. Bus 12 from the West Gate' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await arrival.getByRole('button', { name: 'Then from Lake Gate' }).click();
  await steps(page).last().filter({ hasText: 'N-202' }).waitFor();
});

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
