import { paths } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listAddresses } from '../support/addresses.ts';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { mapInTwoLanes } from '../support/lanes.ts';

const { open } = useBrowser();

/** Pages in states with additional links. */
const states = [
  paths.home('101'),
  `${paths.departments()}?q=rao`,
  paths.department('csd', { person: 'csm-srinivas-chowdary' }),
  paths.department('cse', { q: 'zzz' }),
  paths.departmentMap('cse', { room: '205' }),
];

/** Touch targets lower than 44 px, except links in sentences (exempt by WCAG 2.5.5). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], button, input, select')).flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        Array.from(element.parentElement?.childNodes ?? []).some(
          (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
        );
      const isShown = width > 0 && element.checkVisibility({ visibilityProperty: true });
      if (!isShown || isInSentence || height >= 43.5) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${element.tagName} "${name}" is ${height.toFixed(0)} px high`];
    }),
  );
}

test('every link, button and field has a touch target of 44 px', async () => {
  const visits = await Promise.all([open(phone), open(phone)]);
  const addresses = [...(await listAddresses()), ...states];
  const small = await mapInTwoLanes(addresses, async (address, lane) => {
    const { page } = visits[lane];
    await goTo(page, site + address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return (await findSmallTargets(page)).map((fault) => `${address}: ${fault}`);
  });
  expect(small.flat()).toEqual([]);
  // The browser logs the 404 of an unknown address.
  for (const one of visits) expectOnlyNetworkErrors(one);
}, 240_000);
