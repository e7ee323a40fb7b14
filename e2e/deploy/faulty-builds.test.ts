/** Builds that fail although their digests are valid, deployed without the gate. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { firstDepartment } from '../support/departments.ts';
import { type Change, openDirectorySite } from '../support/directory-site.ts';

const { open } = useBrowser();

/** The module that the remote exposes. */
const inExposed = (edit: (content: string) => string): Change => {
  return (path, content) => (/assets\/remote\.js$/.test(path) ? edit(content) : content);
};

const faultyBuilds: readonly (readonly [string, Change, RegExp])[] = [
  [
    'throws while it is evaluated',
    inExposed((content) => `throw new Error('thrown at its start');${content}`),
    /an error stopped it \(thrown at its start\)/,
  ],
  [
    'never ends its evaluation',
    inExposed((content) => `${content};await new Promise(() => undefined);`),
    /did not answer within 8 seconds/,
  ],
  [
    'exposes nothing under the requested name',
    (path, content) =>
      path === 'remoteEntry.js' ? content.replaceAll('"./remote":', '"./other":') : content,
    /an error stopped it \(.*\.\/remote/,
  ],
  ['exposes something else', inExposed(() => 'export default 17;'), /its files are damaged/],
  [
    'lacks the page',
    inExposed((content) => content.replaceAll('departments:', 'compartments:')),
    /it has no page "departments"/,
  ],
];

test.each(faultyBuilds)(
  'a build that %s: its page shows the error, then the fallback build; other pages work',
  async (_name, change, reason) => {
    const site = await openDirectorySite();
    await site.deployAgain(change);
    const { page, errors } = await open();
    await page.goto(`${site.origin}/departments`, { waitUntil: 'commit' });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(reason);

    const loaded = page.waitForRequest((request) => request.url().includes(`/mfe-directory/${site.first}/`));
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    await firstDepartment(page).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByPlaceholder('Enter Room Number').waitFor();
    expect(errors).toEqual([]);
  },
);

test('a slow module is shown when it arrives', async () => {
  const site = await openDirectorySite();
  const { page } = await open();
  await page.route('**/modules/mfe-directory/**', async (route) => {
    await pause(2000);
    await route.fallback();
  });
  await page.goto(`${site.origin}/departments`, { waitUntil: 'commit' });
  await firstDepartment(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
