import { readRoutes } from '@campusway/artefact/build';
import { collegeInDevelopment } from '@campusway/college/derive';
import { expandRoutes } from '@campusway/contract';
import { collegeFolder, findFreePort, listRemotes, projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { runNpm } from '../support/run-npm.ts';

const { open } = useBrowser();

test.each(listRemotes())('npm run dev -w %s shows every page of it with no shell', async (remote) => {
  const port = await findFreePort();
  const { subjects } = collegeInDevelopment(collegeFolder(), '/college');
  const routes = expandRoutes((await readRoutes(remote)).routes, subjects).filter(
    ({ path }) => !path.includes(':'),
  );
  const paths = new Map(routes.map(({ page, path }) => [page, path])).values();
  const alone = runNpm(projectRoot, ['run', 'dev', '-w', remote, '--', '--port', String(port)]);
  try {
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    expect(alone.output()).toContain(`http://localhost:${port}/`);
    const { page } = await open();
    page.setDefaultTimeout(60_000);
    for (const path of paths) {
      await page.goto(`http://localhost:${port}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
    // Closed before its server, to avoid failing requests.
    await page.close();
  } finally {
    await alone.stop();
  }
});
