import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, site, useBrowser } from './support/browser.ts';
import { boxOf, card, directionsText, floor, map, query, routeLine, to, waitForMap } from './support/maps.ts';
import { newPerson } from './support/people.ts';
import { answer, searchBox, suggestion } from './support/search.ts';
import { countTaps, type Taps } from './support/taps.ts';

const { visit } = useBrowser();

/** A person's task, from the page where they begin. */
interface Task {
  readonly path?: string;
  readonly run: (page: Page, taps: Taps) => Promise<void>;
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const mainMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const arrival = (page: Page) => expect.poll(() => directionsText(page));

/** Types a text into the search of the home page, and waits for what the answer says. */
async function ask(page: Page, { tap, type, press }: Taps, text: string, said: string | RegExp) {
  await tap(searchBox(page));
  await type(text);
  await press('Enter');
  await answer(page).getByText(said).first().waitFor();
}

/** Each needs at most four taps or keys beside typing. */
const tasks: Readonly<Record<string, Task>> = {
  'a late student at the gate finds the way to a room': {
    async run(page, taps) {
      await ask(page, taps, '310', 'Room 310 is on the third floor');
      await taps.tap(answer(page).getByRole('link', { name: 'Directions' }));
      await page.waitForURL('**/navigate?to=room-310');
      await taps.tap(suggestion(page, 'Main Gate 1'));
      await arrival(page).toMatch(/Start at Main Gate 1.*arrived.*310/s);
    },
  },
  'a wheelchair user reaches the yoga center by lift alone': {
    async run(page, { tap, type }) {
      await tap(page.getByRole('banner').getByRole('link', { name: 'Directions' }));
      await suggestion(page, 'Main Gate 1').waitFor();
      await type('yoga');
      await tap(suggestion(page, 'Yoga Center'));
      await tap(suggestion(page, 'Main Gate 1'));
      await tap(page.getByLabel('Step-free: lifts and ramps only'));
      await arrival(page).toMatch(/lift.*fourth floor.*arrived/s);
      expect(await directionsText(page)).not.toMatch(/take the [a-z ]*stairs|\d\ssteps|\bwalk\b/i);
      expect(query(page).get('step-free')).toBe('1');
    },
  },
  'a blind visitor hears the answer, the route and each floor': {
    async run(page, { type, press }) {
      await searchBox(page).focus();
      await type('205');
      await press('Enter');
      await answer(page).getByText('Room 205 is on the second floor').waitFor();
      const directions = answer(page).getByRole('link', { name: 'Directions' });
      await directions.waitFor();
      // The keys that move the focus are no taps.
      while (!(await directions.evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Tab');
      await press('Enter');
      await page.locator('[role=option]').first().waitFor();
      await type('main gate 1');
      await suggestion(page, 'Main Gate 1').waitFor();
      await press('Enter');
      const said = page.getByRole('status').filter({ hasText: /Route found: .* from Main Gate 1/ });
      await said.waitFor();
      const floors = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect.poll(() => floors.allTextContents()).toEqual(['Outdoors', 'First floor', 'Second floor']);
    },
  },
  "a professor finds a colleague's telephone number": {
    async run(page, { tap, type }) {
      await tap(mainMenu(page, 'Faculty'));
      await tap(page.getByPlaceholder('Search by name...'));
      await type('balakrishnan');
      await tap(link(page, 'Dr. Uday Balakrishnan'));
      await page.locator('a[href^="tel:"]').first().waitFor();
    },
  },
  'someone misspells a name among 282': {
    path: '/departments',
    async run(page, { tap, type }) {
      await tap(page.getByPlaceholder('Search by name...'));
      await type('kiren pie');
      await tap(link(page, 'Dr. Kiran Pai'));
      await page.waitForURL(/person=/);
      await page.getByText('310').first().waitFor();
    },
  },
  'a new student registers and is logged in': {
    path: '/register',
    async run(page, { tap, type, press }) {
      const { username, password } = newPerson();
      await page.getByLabel('Role').selectOption('student');
      await tap(page.getByLabel('Username'));
      await type(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press('Enter');
      await heading(page, 'Welcome Back!');
      const field = page.getByLabel('Password', { exact: true });
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
      await type(password);
      await press('Enter');
      await page.waitForURL(`${site}/campus-map`);
      await page.getByRole('banner').getByRole('button', { name: username }).waitFor();
    },
  },
  'an applicant finds the MBA department’s office': {
    async run(page, taps) {
      await ask(page, taps, 'mba department', /449/);
      await taps.tap(answer(page).getByRole('link', { name: 'Directions' }).first());
      await taps.tap(suggestion(page, 'Main Gate 2'));
      await arrival(page).toMatch(/arrived.*449/s);
    },
  },
  'someone in room 215 needs a toilet': {
    async run(page, taps) {
      await ask(page, taps, 'toilet near 215', /less than a minute|\d\sminutes?/i);
      await taps.tap(answer(page).getByRole('link', { name: 'Toilet' }).first());
      await routeLine(page).first().waitFor();
      expect(query(page).get('from')).toBe('room-215');
    },
  },
  'someone in the library is hungry': {
    async run(page, taps) {
      await ask(page, taps, 'food near library', 'Canteen');
      await taps.tap(answer(page).getByRole('link', { name: 'Canteen' }).first());
      await arrival(page).toMatch(/arrived.*Canteen/s);
    },
  },
  'a guest scans the code of a door and goes to the auditorium': {
    path: '/here/room-205',
    async run(page, { tap, type }) {
      await tap(to(page).or(button(page, 'where?')).first());
      // On a phone the form opens first.
      await expect.poll(() => to(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await type('auditorium');
      await tap(suggestion(page, 'Auditorium'));
      await arrival(page).toMatch(/205.*arrived.*Auditorium/s);
    },
  },
  'a lost visitor taps the canteen on the plan': {
    path: '/campus-map',
    async run(page, { tap, tapAt }) {
      await waitForMap(page);
      const { x, y, width, height } = await boxOf(map(page));
      // The canteen's label on the plan of the whole campus.
      const [across, down] = width < 600 ? [0.125, 0.42] : [0.283, 0.46];
      await tapAt(x + across * width, y + down * height);
      await card(page).getByText('Canteen').first().waitFor();
      await tap(
        card(page)
          .getByRole('link', { name: /To here/ })
          .or(card(page).getByRole('button', { name: /To here/ })),
      );
      await tap(suggestion(page, 'Main Gate 1'));
      await arrival(page).toMatch(/arrived.*Canteen/s);
    },
  },
  'someone walks step by step to the door and reads who is inside': {
    path: '/navigate?from=room-309&to=room-310',
    async run(page, { tap }) {
      await tap(button(page, /^Start$/));
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const next = dialog.getByRole('button', { name: /^(Next|I have arrived)$/ });
      for (let steps = 0; steps < 2; steps += 1) await tap(next);
      await dialog.getByText('You have arrived', { exact: true }).waitFor();
      await dialog.getByRole('link', { name: 'Dr. Kiran Pai' }).waitFor();
    },
  },
  'a caretaker prints the sign for a door': {
    async run(page, taps) {
      await ask(page, taps, '211', 'Room 211');
      await taps.tap(answer(page).getByRole('link', { name: 'Show on map' }));
      await taps.tap(link(page, 'Start here'));
      await page.waitForURL('**/navigate?from=room-211');
      await page.emulateMedia({ media: 'print' });
      await page.getByText('Scan for directions from this door').waitFor();
      await page.emulateMedia({ media: 'screen' });
    },
  },
  'a friend opens a shared link on another floor, and turns it round': {
    path: '/navigate?from=main-gate-1&to=room-310&floor=3',
    async run(page, { tap }) {
      await routeLine(page).first().waitFor();
      expect(await floor(page)).toContain('3');
      if (await button(page, /to 310/).isVisible()) await tap(button(page, /to 310/));
      await tap(button(page, 'Swap'));
      await arrival(page).toMatch(/Leave room 310.*arrived.*Main Gate 1/s);
    },
  },
  'a regular saves a room and comes back to it': {
    path: '/?q=auditorium',
    async run(page, { tap }) {
      await tap(button(page, 'Save Auditorium on this device'));
      await page.goto(site);
      await tap(
        page.getByRole('region', { name: 'Saved places' }).getByRole('link', { name: /^Auditorium/ }),
      );
      await page.waitForURL('**/room/236');
      await tap(page.getByRole('main').getByRole('link', { name: 'Directions' }).first());
      await tap(suggestion(page, 'Main Gate 2'));
      await routeLine(page).first().waitFor();
    },
  },
};

describe.each([
  ['on a phone', phone],
  ['on a desktop', {}],
])('%s', (_where, device) => {
  test.each(Object.entries(tasks))('%s', async (name, { path = '/', run }) => {
    const { page } = await visit(path, device);
    const taps = countTaps(page);
    await run(page, taps);
    taps.report(name, 4);
  });
});
