import type { Page, Route } from 'playwright-core';
import type { Visit } from './browser.ts';

export const faults = {
  'switched off': (route: Route) => route.abort('connectionrefused'),
  hung: () => undefined,
  'answering 503': (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  'serving a page in place of its entry': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'serving a damaged entry': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export const get = ;' }),
} as const;

export type Fault = keyof typeof faults;

/** Makes all files of a remote fail, until the returned function is called. */
export async function breakRemote(page: Page, remote: string, fault: Fault): Promise<() => Promise<void>> {
  const files = `**/modules/${remote}/**`;
  await page.route(files, faults[fault]);
  return () => page.unroute(files);
}

const network =
  /Failed to load (resource|module script)|net::ERR|Failed to find a valid digest|SRI's integrity checks failed/;

/** Expects no console errors except those of the network, which the test has broken. */
export function expectOnlyNetworkErrors({ errors }: Visit): void {
  const others = errors.filter((error) => !network.test(error));
  errors.splice(0, errors.length, ...others);
}
