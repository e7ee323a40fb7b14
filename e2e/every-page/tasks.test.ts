import { expect, test } from 'vitest';
import { phone, site, useBrowser } from '../support/browser.ts';
import { directionsText, routeLine } from '../support/maps.ts';
import { answer, searchBox, suggestion } from '../support/search.ts';
import { countTaps } from '../support/taps.ts';

const { visit, open } = useBrowser();
const tablet = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true } as const;

test('a visiting parent finds the way to the principal', async () => {
  const { page } = await visit('/', tablet);
  const { tap, type, press, report } = countTaps(page);
  await tap(searchBox(page));
  await type('principal');
  await press('Enter');
  await answer(page).getByText('Principal').first().waitFor();
  await tap(answer(page).getByRole('link', { name: 'Directions' }));
  await tap(suggestion(page, 'Main Gate 1'));
  await routeLine(page).first().waitFor();
  await expect.poll(() => directionsText(page)).toContain('You have arrived');
  report('visiting parent', 4);
});

test('a secretary prints the sign for a door', async () => {
  const { page } = await visit('/');
  const { tap, type, press, report } = countTaps(page);
  await tap(searchBox(page));
  await type('211');
  await press('Enter');
  await tap(answer(page).getByRole('link', { name: 'Show on map' }));
  await tap(page.getByRole('link', { name: 'Start here' }));
  await page.waitForURL('**/navigate?from=room-211');
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Scan for directions from this door').waitFor();
  report('secretary', 4);
});

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
  await tap(searchBox(page));
  await type('canteen');
  await press('Enter');
  await tap(answer(page).getByRole('link', { name: 'Directions' }));
  await tap(suggestion(page, 'Main Gate 1'));
  await routeLine(page).first().waitFor();
  report('old phone', 4);
});
