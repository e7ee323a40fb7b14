import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { boxOf, from, map, pins, press, routeLine, to } from '../support/maps.ts';
import { navigateInPage } from '../support/stage.ts';

const { visit } = useBrowser();

describe('/cse-nav', () => {
  test('Navigate without origin and destination shows the error on each click', async () => {
    const { page } = await visit('/cse-nav');
    const alert = page.getByRole('alert');
    await press(page, 'Navigate');
    expect(await alert.textContent()).toBe('Please select both source and destination.');
    await from(page).selectOption('205');
    await alert.waitFor({ state: 'detached' });
    await press(page, 'Navigate');
    expect(await alert.textContent()).toBe('Please select both source and destination.');
    expect(await routeLine(page).count()).toBe(0);
  });

  test('equal origin and destination show a message', async () => {
    const { page } = await visit('/cse-nav');
    await from(page).selectOption('205');
    await to(page).selectOption('205');
    await press(page, 'Navigate');
    expect(await page.getByRole('alert').textContent()).toBe(
      'You are already there: source and destination are the same place.',
    );
    await expect.poll(() => routeLine(page).count()).toBe(0);
  });

  test('the route line is blue, 4 wide, on a light casing', async () => {
    const { page } = await visit('/cse-nav?from=room-205&to=room-230a');
    const line = routeLine(page);
    expect(await line.getAttribute('stroke')).toBe('blue');
    expect(await line.getAttribute('stroke-width')).toBe('4');
    const colour = await line.evaluate((path) => getComputedStyle(path).stroke);
    const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
    expect(blue).toBeGreaterThan(Math.max(red, green) + 60);
  });

  test('the route follows the selection; Swap, Clear and Back', async () => {
    const { page } = await visit('/cse-nav');
    await from(page).selectOption('205');
    await to(page).selectOption('230A');
    await press(page, 'Navigate');
    await page.getByText(/^Room 205 to Room 230A: \d+\sm/).waitFor();
    // The position of the line depends on the view, its number of points does not.
    const corners = async () => (await routeLine(page).getAttribute('d'))?.split('L').length;
    const first = await corners();
    await to(page).selectOption('217');
    await page.getByText(/^Room 205 to Room 217: \d+\sm/).waitFor();
    await expect.poll(corners).not.toBe(first);
    await page.goBack();
    await page.getByText(/^Room 205 to Room 230A: \d+\sm/).waitFor();
    await expect.poll(corners).toBe(first);
    expect(await to(page).inputValue()).toBe('room-230a');

    await press(page, 'Swap');
    expect(new URL(page.url()).search).toBe('?from=room-230a&to=room-205');
    await routeLine(page).waitFor();
    await press(page, 'Clear');
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => routeLine(page).count()).toBe(0);
    await expect.poll(() => pins(page).count()).toBe(0);
    await page.goBack();
    await routeLine(page).waitFor();
  });

  test('Back from a route leads to the page before, Forward to the route', async () => {
    const { page } = await visit('/about');
    await navigateInPage(page, '/cse-nav');
    await from(page).selectOption('205');
    await to(page).selectOption('230A');
    await press(page, 'Navigate');
    await routeLine(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/about');
    await page.goForward();
    await routeLine(page).waitFor();
    expect(new URL(page.url()).search).toBe('?from=room-205&to=room-230a');
  });

  test('a deep link shows its route, also after a reload', async () => {
    const { page } = await visit('/cse-nav?from=room-205&to=room-230a');
    await routeLine(page).waitFor();
    expect(await from(page).inputValue()).toBe('room-205');
    await page.reload();
    await routeLine(page).waitFor();
  });

  test('a click on a room of the plan makes it the origin or destination', async () => {
    const { page } = await visit('/cse-nav?to=room-230a');
    const plan = await boxOf(map(page));
    // At zoom 1.3 the courtyard is in the centre; the auditorium is above and to the right of it.
    await page.mouse.click(plan.x + plan.width / 2 + 170, plan.y + plan.height / 2 - 90);
    const card = page
      .getByRole('region', { name: 'Auditorium' })
      .or(page.getByRole('region', { name: 'Room 236' }));
    await card.getByRole('button', { name: 'From here' }).click();
    await expect.poll(() => from(page).inputValue()).toBe('room-236');
    expect(await to(page).inputValue()).toBe('room-230a');
    expect(await card.count()).toBe(0);
  });

  test('opens at zoom 1.3; wheel and double click do not zoom, buttons and dragging do', async () => {
    const { page } = await visit('/cse-nav');
    // 250 units are 90 m, so the length of the 10 m scale bar gives the zoom.
    const barWidth = () =>
      page
        .getByText('10 m', { exact: true })
        .locator('..')
        .evaluate((bar) => Number.parseFloat((bar.firstElementChild as HTMLElement).style.width));
    expect(await barWidth()).toBeCloseTo((10 * 250 * 2 ** 1.3) / 90, 1);
    const box = await boxOf(map(page));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await page.mouse.dblclick(x, y);
    await page.waitForTimeout(400);
    expect(await barWidth()).toBeCloseTo((10 * 250 * 2 ** 1.3) / 90, 1);

    const pane = page.locator('.leaflet-map-pane');
    const styleBefore = await pane.getAttribute('style');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y - 20, { steps: 5 });
    await page.mouse.up();
    expect(await pane.getAttribute('style')).not.toBe(styleBefore);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect
      .poll(() =>
        page
          .getByText(/^\d+ m$/)
          .first()
          .textContent(),
      )
      .toBe('10 m');
    await expect.poll(barWidth).toBeCloseTo((10 * 250 * 2 ** 1.8) / 90, 1);
  });

  test.each([
    ['from=room-999', 'No room 999 on this map. Choose one from the list.'],
    ['to=%3Cscript%3E', '“<script>” is not a place on this map. Choose one from the list.'],
    ['to=room-310', 'Room 310 is on the third floor. This screen shows the second floor.'],
  ])('reports the error in ?%s and stays usable', async (query, sentence) => {
    const { page } = await visit(`/cse-nav?${query}`);
    expect(await page.getByRole('alert').textContent()).toContain(sentence);
    await from(page).selectOption('201');
    await to(page).selectOption('202');
    await press(page, 'Navigate');
    await routeLine(page).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  test.each([
    ['to=205', 'room-205', ''],
    ['to=cse-jyothi-pandey', 'room-211', 'Dr. Jyothi Pandey is in room 211.'],
    ['to=auditorium', 'room-236', ''],
  ])('accepts ?%s', async (query, id, sentence) => {
    const { page } = await visit(`/cse-nav?${query}`);
    expect(await to(page).inputValue()).toBe(id);
    if (sentence) await page.getByText(sentence).waitFor();
  });
});
