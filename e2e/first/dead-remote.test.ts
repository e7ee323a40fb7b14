import { test } from 'vitest';
import { openBroken, remotes } from '../support/broken-remote.ts';
import { useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';

const { open } = useBrowser();

test.each(remotes)('without $name its page reports it and the rest of the site works', async (remote) => {
  const { page, errors } = await openBroken(open, remote, 'switched off');
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: remote.otherLink, exact: true }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'About Us', exact: true }).click();
  await page.getByRole('heading', { name: 'About Us' }).waitFor();
  expectOnlyNetworkErrors({ page, errors });
});
