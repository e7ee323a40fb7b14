import { test } from 'vitest';
import { phone, site, useBrowser } from '../support/browser.ts';
import { routeLine } from '../support/maps.ts';
import { answer, suggestion } from '../support/search.ts';
import { countTaps } from '../support/taps.ts';

const { open } = useBrowser();

test('an old phone on 400 kbit/s gets the answer and the route', async () => {
  const { page } = await open(phone);
  const session = await page.context().newCDPSession(page);
  const rate = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  page.setDefaultTimeout(60_000);
  await page.goto(`${site}/`, { waitUntil: 'commit' });
  const { tap, type, press, report } = countTaps(page);
  await tap(page.getByRole('searchbox'));
  await type('canteen');
  await press('Enter');
  await tap(answer(page).getByRole('link', { name: 'Directions' }));
  await tap(suggestion(page, 'Main Gate 1'));
  await routeLine(page).first().waitFor();
  report('old phone', 4);
});
