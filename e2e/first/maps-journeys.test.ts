import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { boxOf, directionsText, floor, from, routeLine, steps, to } from '../support/maps.ts';

const { visit } = useBrowser();
const query = (page: Page) => new URL(page.url()).search;

describe('/navigate', () => {
  test('typing finds a room, a person and a venue; the route appears without a button', async () => {
    const { page } = await visit('/navigate');
    await from(page).fill('205');
    await page.getByRole('option', { name: /205/ }).first().click();
    await to(page).fill('libary');
    await page.getByRole('option', { name: /Central Library/ }).click();
    await routeLine(page).first().waitFor();
    expect(query(page)).toBe('?from=room-205&to=central-library');
    await to(page).fill('Jyothi Pandey');
    await page
      .getByRole('option', { name: /Jyothi Pandey/ })
      .first()
      .click();
    await expect.poll(() => query(page)).toBe('?from=room-205&to=cse-jyothi-pandey');
    await expect.poll(() => to(page).inputValue()).toBe('Dr. Jyothi Pandey');
    expect(await directionsText(page)).toMatch(/room 211/i);
  });

  test('the map changes floors with the steps of a route, by stairs and step-free', async () => {
    const { page } = await visit('/navigate?from=room-205&to=room-310');
    await routeLine(page).first().waitFor();
    expect(await floor(page)).toContain('2');
    expect(await directionsText(page)).toMatch(/stairs .*up 1\sfloor to the third floor/);
    await page.getByRole('button', { name: 'Stairs to the third floor' }).click();
    await expect.poll(() => floor(page)).toContain('3');
    await page.getByRole('button', { name: 'Stairs from the second floor' }).waitFor();
    await steps(page).first().click();
    await expect.poll(() => floor(page)).toContain('2');
    await steps(page).last().click();
    await expect.poll(() => floor(page)).toContain('3');

    await page.getByRole('button', { name: /^Step-free/ }).click();
    await expect.poll(() => directionsText(page)).toMatch(/take the lift .*to the third floor/);
    expect(query(page)).toBe('?from=room-205&to=room-310&step-free=1');
    expect(await page.getByLabel('Step-free: lifts and ramps only').isChecked()).toBe(true);
    await page.goto(page.url().replace('&step-free=1', ''));
    await expect.poll(() => directionsText(page)).toMatch(/take the lift/);
  });

  test('one route leads outdoors and indoors, from the gate to a room on the fourth floor', async () => {
    const { page } = await visit('/navigate?from=main-gate-1&to=room-454');
    expect(await directionsText(page)).toMatch(
      /Start at Main Gate 1.*main entrance.*fourth floor.*Room 454/s,
    );
    expect(await floor(page)).toContain('1');
  });

  test('without a step-free route the barrier is named, with a button to the route up to it', async () => {
    const { page } = await visit('/navigate?from=main-gate-1&to=room-118b&step-free=1');
    const cards = page.getByRole('region', { name: 'Two routes' });
    const sheet = page.getByRole('region', { name: 'Route and directions' });
    await sheet.getByRole('paragraph').getByText('4 steps between 118 and 118B.').last().waitFor();
    expect(await cards.textContent()).not.toContain('on the level');
    expect(await cards.getByRole('button', { name: /^Quickest/ }).textContent()).toMatch(
      /m, 4\sstair steps$/,
    );
    expect(await cards.getByRole('button', { name: /^Step-free ?No route/ }).count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Step-free to 118' }).click();
    await routeLine(page).first().waitFor();
    expect(query(page)).toBe('?from=main-gate-1&to=room-118&step-free=1');
  });

  test('Swap, Clear and Back', async () => {
    const { page } = await visit('/navigate?from=room-205&to=canteen');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect.poll(() => query(page)).toBe('?from=canteen&to=room-205');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => from(page).inputValue()).toBe('');
    await page.goBack();
    await expect.poll(() => from(page).inputValue()).toBe('Canteen');
    await routeLine(page).first().waitFor();
  });

  test('a click on a room of the plan makes it the origin or destination', async () => {
    const { page } = await visit('/navigate?from=room-205');
    const pin = await boxOf(page.locator('.leaflet-marker-pane svg'));
    // Classrooms are on the other side of the corridor.
    await page.mouse.click(pin.x + pin.width / 2, pin.y + pin.height + 60);
    const card = page.getByRole('region', { name: /^Room 20\d$/ });
    await card.getByRole('button', { name: 'To here' }).click();
    await routeLine(page).first().waitFor();
    expect(query(page)).toMatch(/^\?from=room-205&to=room-20\d$/);
  });

  test('by keyboard alone', async () => {
    const { page } = await visit('/navigate');
    await from(page).focus();
    await page.keyboard.type('gate 1');
    await page.getByRole('option', { name: 'Main Gate 1' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => to(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('454');
    await page.getByRole('option', { name: /454/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await routeLine(page).first().waitFor();
    await steps(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => steps(page).nth(2).getAttribute('aria-current')).toBe('step');
    const lift = page.getByRole('button', { name: 'Lift to the fourth floor' });
    await lift.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => floor(page)).toContain('4');
  });
});

describe('/here/room-205', () => {
  test('sets the origin, requests the destination, and prints a sign', async () => {
    const { page } = await visit('/here/room-205');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are here: 205');
    await page.getByText('CSE Faculty Room 2. Where do you want to go?').waitFor();
    expect(await from(page).inputValue()).toBe('Room 205');
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('img', { name: 'QR code: directions from Room 205' }).waitFor();
    await page.emulateMedia({ media: 'screen' });
    await to(page).click();
    await page.getByRole('option', { name: 'Nearest toilet' }).click();
    await routeLine(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/navigate');
  });
});
