import { findPageError, followLink, watchPage } from '@campusway/publishing/gate';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { copySite } from '../support/copy-site.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { changeOneLine } from './make-versions.ts';

const { open } = useBrowser();
const rounds = 2;
const project = useProjectCopy();
copySite(project.site);
const served = await useSite(project.site);

/** Addresses to open in one tab, over every module; `back` and `reload` are those of the browser. */
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

async function clickThrough(until: () => boolean): Promise<{ pages: number; errors: string[] }> {
  const { page } = await open();
  const watch = watchPage(page, {
    isOurs: (url) => url.startsWith(served.origin),
    // Builds that were live during the walk.
    isListed: () => true,
  });
  const errors: string[] = [];
  let pages = 0;
  await page.goto(`${served.origin}/about`);
  while (!until()) {
    for (const step of walk) {
      if (step === 'back') await page.goBack();
      else if (step === 'reload') await page.reload();
      else await followLink(page, step);
      const error = await findPageError(page, watch);
      const logged = watch.takeErrors();
      errors.push(...[...(error ? [error] : []), ...logged].map((text) => `${step}: ${text}`));
      pages += 1;
    }
  }
  return { pages, errors };
}

const changes: readonly [string, ...string[]][] = [
  ['deploy', 'mfe-directory', '--no-browser'],
  ['rollback', 'mfe-directory'],
  ['deploy', '--changed', '--no-browser'],
  ['prune', '--keep', '1'],
  ['rollback', 'mfe-maps', 'shell'],
];

/** Deploys, rolls back and prunes single modules and all of them while the tabs are open. */
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

test('pages never fail while the site is deployed, rolled back and pruned', async () => {
  let changing = true;
  const course = changeTheSite().finally(() => {
    changing = false;
  });
  const tabs = await Promise.all([clickThrough(() => !changing), clickThrough(() => !changing)]);
  const outcomes = await course;
  expect(outcomes.filter((outcome) => !outcome.endsWith('done'))).toEqual([]);
  expect(tabs.flatMap(({ errors }) => errors)).toEqual([]);
  const pages = tabs.reduce((sum, tab) => sum + tab.pages, 0);
  console.log(`${outcomes.length} changes of the site while two tabs opened ${pages} pages`);
  expect(pages).toBeGreaterThan(50);
});
