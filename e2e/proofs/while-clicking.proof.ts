import { findPageError, followLink, watchPage } from '@campusway/publishing/gate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openProjectCopy, openSite, type ProjectCopy } from '../support/deploy-project.ts';
import { changeOneLine, deployVersions } from './make-versions.ts';

const { open } = useBrowser();
const rounds = 3;
let project: ProjectCopy;
let served: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  project = openProjectCopy();
  await deployVersions(project, ['shell'], 1);
  served = await openSite(project.site);
});
afterAll(async () => {
  await served?.close();
  project?.remove();
});

/** Where a person goes in one tab, over every module and back; `reload` requests the page again. */
const walk = [
  '/',
  '/departments',
  '/cse',
  '/cse-map',
  '/cse-nav',
  'back',
  '/campus-map',
  'reload',
  '/login',
  '/about',
  '/floor2',
];

async function clickThrough(until: () => boolean): Promise<{ pages: number; faults: string[] }> {
  const { page } = await open();
  const watch = watchPage(page, (url) => url.startsWith(served.origin));
  const faults: string[] = [];
  let pages = 0;
  await page.goto(`${served.origin}/about`);
  while (!until()) {
    for (const step of walk) {
      if (step === 'back') await page.goBack();
      else if (step === 'reload') await page.reload();
      else await followLink(page, step);
      const fault = await findPageError(page, watch);
      const reasons = watch.takeErrors();
      faults.push(...[...(fault ? [fault] : []), ...reasons].map((reason) => `${step}: ${reason}`));
      pages += 1;
    }
  }
  return { pages, faults };
}

const changes: readonly [string, ...string[]][] = [
  ['deploy', 'mfe-directory', '--no-browser'],
  ['rollback', 'mfe-directory'],
  ['deploy', '--changed', '--no-browser'],
  ['prune', '--keep', '1'],
  ['rollback', 'mfe-maps', 'shell'],
];

/** The site changes under the visitor: single modules and all of them, back again, and old builds go. */
async function changeTheSite(): Promise<string[]> {
  const outcomes: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const module of ['mfe-directory', 'mfe-maps', 'shell'])
      changeOneLine(project, module, `round ${round}`);
    for (const [command, ...args] of changes) {
      const { code, output } = await project.run(command, ...args);
      outcomes.push(code === 0 ? `${command} done` : `${command} ended with ${code}: ${output}`);
    }
  }
  return outcomes;
}

test('a site that is deployed, rolled back and pruned all the time never fails a visitor', async () => {
  let changing = true;
  const course = changeTheSite().finally(() => {
    changing = false;
  });
  const tabs = await Promise.all([clickThrough(() => !changing), clickThrough(() => !changing)]);
  const outcomes = await course;
  expect(outcomes.filter((outcome) => !outcome.endsWith('done'))).toEqual([]);
  expect(tabs.flatMap(({ faults }) => faults)).toEqual([]);
  const pages = tabs.reduce((sum, tab) => sum + tab.pages, 0);
  console.log(`${outcomes.length} changes of the site while two tabs opened ${pages} pages`);
  expect(pages).toBeGreaterThan(50);
});
