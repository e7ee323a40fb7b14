import { describe, expect, test } from 'vitest';
import { phone, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

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
    await expect.poll(() => page.getByPlaceholder('Search by name...').inputValue()).toBe('radhika sub');
    await page.getByText(/^1 of 29 people/).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Faculty' }).waitFor();
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
    await page.getByText('At a door? Scan its code, or type its number.').waitFor();
    await page.getByRole('option', { name: 'Main Gate 1' }).tap();
    await page.waitForURL('**/navigate?from=main-gate-1&to=room-205');
    await page.locator('.leaflet-pane path').first().waitFor({ state: 'attached' });
    await page.getByText('Room 205 is', { exact: false }).first().waitFor();
  });
});
