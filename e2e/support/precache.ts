import type { Page } from 'playwright-core';
import { goTo, site, type Visit, type Visitor } from './browser.ts';

/** One visit, and then no network. */
export async function visitAndLeave(open: Visitor['open'], path: string): Promise<Visit> {
  const visit = await open({ serviceWorkers: 'allow' });
  await goTo(visit.page, site + path);
  await waitForPrecache(visit.page);
  await visit.page.context().setOffline(true);
  return visit;
}

/** Waits until a service worker has precached all files and controls the page. */
export async function waitForPrecache(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** Paths of the precached files. */
export function listPrecachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Builds of a module with precached files; several while two releases overlap. */
export async function listPrecachedBuilds(page: Page, module: string): Promise<string[]> {
  const builds = (await listPrecachedFiles(page)).flatMap((address) => {
    const [, , name, build] = address.split('/');
    return name === module && build ? [build] : [];
  });
  return [...new Set(builds)];
}
