import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, reload, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { visitAndLeave, waitForPrecache } from '../support/precache.ts';

const { open } = useBrowser();
const allowed = { serviceWorkers: 'allow' } as const;

test('every page of the site opens without a network, visited or not, with its status; that of a room with its plan and nearby places', async () => {
  const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as {
    modules: { routes: { path: string; title: string }[] }[];
  };
  const visit = await visitAndLeave(open, '/about');
  const { page } = visit;
  const routes = modules.flatMap(({ routes: own }) => own).filter(({ path }) => !path.includes(':'));
  expect(routes.length).toBeGreaterThan(35);
  for (const { path, title } of routes) {
    await page.goto(site + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: /not available|did not load/ }).count()).toBe(0);
    if (title) await expect.poll(() => page.title()).toBe(`${title} · CampusWay`);
  }
  await page.goto(`${site}/room/329A`);
  await page.getByRole('heading', { level: 1, name: '329A' }).waitFor();
  await page.getByRole('group', { name: /^Plan: Room 329A/ }).waitFor();
  await page.getByRole('link', { name: /^Toilet/ }).waitFor();
  for (const [path, status] of [
    ['/', 200],
    ['/cse/', 200],
    ['/here/room-205', 200],
    ['/room/205', 200],
    ['/place/canteen', 200],
    ['/here', 404],
    ['/no-such-page', 404],
  ] as const) {
    expect((await page.goto(site + path))?.status(), path).toBe(status);
    const online = await fetch(site + path, { headers: { accept: 'text/html' } });
    expect(online.status, path).toBe(status);
  }
  await page.getByRole('heading', { name: 'This page is not on the map' }).waitFor();
  expectOnlyNetworkErrors(visit);
}, 120_000);

test('a page that is not stored says that one is offline, and opens when one is online again', async () => {
  const visit = await open();
  const { page } = visit;
  await goTo(page, `${site}/`);
  await page.context().setOffline(true);
  for (const name of ['About Us', 'Campus Map']) {
    await page.getByRole('link', { name, exact: true }).click();
    const sentence = 'This page did not load: you are offline. It opens when you are online again.';
    await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.context().setOffline(true);
  }
  expectOnlyNetworkErrors(visit);
});

test('an overwritten offline page or picture is not used', async () => {
  const visit = await visitAndLeave(open, '/about');
  const { page } = visit;
  const overwritten = await page.evaluate(async () => {
    const cache = await caches.open('campusway-files');
    const urls = (await cache.keys()).map(({ url }) => url);
    const targets = urls.filter((url) => /fallback\.html|\.svg$/.test(url));
    const headers = { 'content-type': 'text/html' };
    for (const url of targets)
      await cache.put(url, new Response('<script>globalThis.tampered = true</script>', { headers }));
    return targets;
  });
  expect(overwritten.filter((url) => url.includes('fallback'))).toHaveLength(1);
  const pictures = overwritten.filter((url) => url.endsWith('.svg'));
  expect(pictures).not.toEqual([]);
  // From the network, or from the browser's own cache.
  const answers = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map((url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => 'failed',
          ),
        ),
      ),
    pictures,
  );
  expect(answers.join()).not.toContain('tampered');
  await expect(page.goto(`${site}/departments`)).rejects.toThrow('net::');
  expectOnlyNetworkErrors(visit);
});

test('the About page lists the stored files and removes them', async () => {
  const { page } = await open(allowed);
  await goTo(page, `${site}/about`);
  await waitForPrecache(page);
  await page.getByText('CampusWay is saved on this device').waitFor();
  const total = page.getByRole('row', { name: /^All/ });
  const [, files, kilobytes] = /^All\s+(\d+)\s+(\d+) kB$/.exec(await total.innerText()) ?? [];
  expect(Number(files)).toBeGreaterThan(50);
  expect(Number(kilobytes)).toBeLessThan(4000);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('CampusWay is not saved on this device').waitFor();
  await reload(page);
  await page.getByText('CampusWay is not saved on this device').waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByText('CampusWay is saved on this device').waitFor();
});

test('without access to storage the site works online and reports it', async () => {
  const { page } = await open(allowed);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
  });
  await goTo(page, `${site}/about`);
  await page
    .getByText('CampusWay works online only. This browser does not let the site store files')
    .waitFor();
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
});

test('with full storage the site works online and reports it', async () => {
  const { page, errors } = await open(allowed);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 200_000 });
  await goTo(page, `${site}/about`);
  await page.getByText('CampusWay works online only. The storage of this browser is full.').waitFor();
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  errors.splice(0, errors.length, ...errors.filter((error) => !/quota/i.test(error)));
});

test('the service worker and the pages are revalidated on each request', async () => {
  for (const path of ['/service-worker.js', '/', '/about', '/robots.txt']) {
    const { headers, status } = await fetch(site + path, { headers: { accept: 'text/html' } });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  }
});
