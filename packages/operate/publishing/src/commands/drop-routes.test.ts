import type { SiteContent } from '@campusway/pages';
import { routeOf } from '@campusway/pages/testing';
import { expect, test } from 'vitest';
import { putBuild, readLive, siteWith } from '../../tests/temp-site.ts';
import { prepareGate } from '../gate/run-gate.ts';
import { publishRelease } from '../release/write-release.ts';
import { checkSite } from './check-site.ts';
import { withRedirects } from './drop-routes.ts';
import { contentWith } from './site-content.ts';

const next = (site: string, version: string, ...paths: readonly string[]) =>
  putBuild(site, 'mfe-a', version, { routes: paths.map((path) => routeOf(path)) });

/** Site with `/bus` and `/stop/:id`, and content with the given pages of `mfe-a` instead. */
async function replace(...paths: readonly string[]) {
  const site = await siteWith('a1');
  const first = contentWith(site, [await next(site, 'a2', '/bus', '/stop/:id', '/tram')]);
  await release(site, first);
  const content = contentWith(site, [await next(site, 'a3', ...paths)]);
  return { site, content };
}

async function release(site: string, content: SiteContent): Promise<void> {
  await publishRelease(site, content);
}

async function problemsOf(paths: readonly string[], ...drops: readonly string[]) {
  const { site, content } = await replace(...paths);
  const changed = new Set(['mfe-a']);
  const { problems } = await prepareGate({ site, content, changed, browser: false, drops }).run();
  return problems.map(({ page }) => page);
}

test('checkDrops() reports a removed page unless --drop-route names it', async () => {
  expect(await problemsOf(['/bus', '/stop/:stop', '/Tram/'])).toEqual([]);
  expect(await problemsOf(['/stop/:id', '/tram'])).toEqual(['/bus']);
  expect(await problemsOf(['/tram', '/stop/a'])).toEqual(['/bus', '/stop/:id']);
  expect(await problemsOf(['/tram'], '/bus', '/stop/:stop')).toEqual([]);
});

test('withRedirects() redirects a removed page until a module has it again', async () => {
  const { site, content } = await replace('/tram');
  const drops = new Map([
    ['/bus', '/tram?line=1'],
    ['/stop/:id', '/tram'],
  ]);
  await release(site, withRedirects(site, content, drops));
  const page = (name: string) => readLive(site, `${name}.html`);
  expect(page('bus')).toContain('<link rel="canonical" href="/tram?line=1" />');
  expect(page('stop/_')).toContain('url=/tram"');
  expect(checkSite(site)).toEqual([]);

  await release(site, contentWith(site, [await next(site, 'a4', '/bus', '/tram')]));
  expect(page('bus')).toContain('<title>t · T</title>');
  expect(page('stop/_')).toContain('url=/tram"');
});

test('withRedirects() follows a redirect whose target is removed too', async () => {
  const { site, content } = await replace('/tram');
  await release(site, withRedirects(site, content, new Map([['/bus', '/tram']])));
  const later = contentWith(site, [await next(site, 'a4', '/train')]);
  await release(site, withRedirects(site, later, new Map([['/tram', '/train']])));
  expect(readLive(site, 'bus.html')).toContain('href="/train"');
});

test.each([
  ['/trams', undefined, 'Cannot drop "/trams": these modules drop /bus, /stop/:id'],
  ['/bus', '/nowhere', 'Cannot redirect /bus to /nowhere: the site has no page there'],
])('withRedirects() refuses %s to %s', async (path, target, message) => {
  const { site, content } = await replace('/tram');
  expect(() => withRedirects(site, content, new Map([[path, target]]))).toThrow(message);
});
