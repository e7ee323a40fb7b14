import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readModuleRecord } from '@campusway/artefact/record';
import { contentWith, publishSite } from '@campusway/publishing/commands';
import { followLink } from '@campusway/publishing/gate';
import { publishRelease, type Release } from '@campusway/publishing/release';
import { securityHeaders } from '@campusway/publishing/serve';
import { type RunningNginx, startNginx } from '@campusway/toolkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openSite } from '../support/deploy-project.ts';

const { open } = useBrowser();
let site: string;
let release: Release;
let nginx: RunningNginx;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'campusway-served-'));
  release = await publishSite(site);
  nginx = await startNginx(site);
});
afterAll(async () => {
  await nginx?.stop();
  rmSync(site, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(url: string, { method = 'GET', ...headers }: Record<string, string> = {}): Promise<Answer> {
  const request = url.startsWith('https') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(url, { method, headers, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const entry = () => `/modules/mfe-search/${release.modules['mfe-search']}/remoteEntry.js`;

test.each([
  '/',
  '/cse-nav?to=room-205',
  '/here/room-205',
  '/departments/',
  '/modules.json',
  '/service-worker.js',
])('%s has every security header and is revalidated on each request', async (path) => {
  const { status, headers } = await ask(nginx.https + path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...securityHeaders, 'strict-transport-security': 'max-age=31536000' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.server).toBe('nginx');
});

test('a deep link is answered with its own page and title', async () => {
  const { headers, body } = await ask(`${nginx.https}/departments`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain('<title>Faculty · CampusWay</title>');
});

test.each([
  ['/room/129', 'Room 129: Central Library'],
  ['/place/canteen', 'Canteen'],
  ['/room/999', 'Room'],
])('the page of the place %s has the title %s', async (path, title) => {
  const { status, body } = await ask(nginx.https + path);
  expect(status).toBe(200);
  expect(body.toString()).toContain(`<title>${title} · CampusWay</title>`);
});

test.each(['/', '/departments', '/departments/', '/here/room-205', '/here/room%20205?x=1'])(
  '%s is answered 200, regardless of the Accept header',
  async (path) => {
    for (const accept of ['text/html', 'application/json', '*/*', 'image/png', '']) {
      const { status, headers, body } = await ask(nginx.https + path, accept ? { accept } : {});
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.toString()).not.toContain('not on the map');
    }
    const { status, body } = await ask(nginx.https + path, { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
  },
);

test.each(['/nowhere', '/here', '/here/', '/here/a/b', '/index', '/404', '/404.html', '/departments.html'])(
  'the unknown address %s is answered 404 with the not-found page',
  async (path) => {
    const { status, headers, body } = await ask(nginx.https + path, { accept: 'image/png' });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-cache' });
    expect(body.toString()).toContain('<h1>This page is not on the map</h1>');
    const again = await ask(nginx.https + path, { 'if-none-match': headers.etag ?? '*' });
    expect([again.status, again.body.equals(body)]).toEqual([404, true]);
    const { status: alone, body: empty } = await ask(nginx.https + path, { method: 'HEAD' });
    expect([alone, empty.length]).toEqual([404, 0]);
  },
);

test('the registry allows other origins', async () => {
  const { headers } = await ask(`${nginx.https}/modules.json`);
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('files of a build are immutable for a year and allow other origins', async () => {
  const { status, headers } = await ask(nginx.https + entry());
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...securityHeaders,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': 'application/javascript; charset=utf-8',
  });
});

test.each([
  '/modules/mfe-search/000000000000/remoteEntry.js',
  '/modules/',
  '/missing.js',
  '/release.tmp',
  '/release.json',
  '/release.json.br',
  '/%72elease.json',
])('%s is answered with a plain 404 that is not cached', async (path) => {
  const { status, headers } = await ask(nginx.https + path, { accept: 'text/html' });
  expect([403, 404]).toContain(status);
  expect(headers['cache-control']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

describe('what publishing compressed is sent as it is', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('%s', async (encoding, accepted, decompress) => {
    const plain = await ask(nginx.https + entry());
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, body } = await ask(nginx.https + entry(), { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(decompress(body).equals(plain.body)).toBe(true);
    const page = await ask(nginx.https, { 'accept-encoding': accepted });
    expect(page.headers['content-encoding']).toBe(encoding);
  });
});

test('an unchanged page is answered 304, and a deployment is visible at the next request', async () => {
  const { headers } = await ask(`${nginx.https}/departments`);
  const again = () => ask(`${nginx.https}/departments`, { 'if-none-match': headers.etag ?? '' });
  expect(await again()).toMatchObject({ status: 304 });

  const { modules } = release;
  writeFileSync(join(site, 'site.json'), JSON.stringify({ services: { telemetry: 'https://t.example' } }));
  const shell = readModuleRecord(site, { name: 'shell', version: modules.shell ?? '' });
  await publishRelease(site, contentWith(site, [shell]));
  expect((await again()).body.toString()).toContain('https://t.example');
});

test('the address of a removed page redirects with its query, in nginx and npm run serve', async () => {
  const content = { ...contentWith(site, []), redirects: { '/old-list': '/departments' } };
  await publishRelease(site, content);
  const { status, headers } = await ask(`${nginx.https}/old-list?q=cse`);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const served = await openSite(site);
  const { page } = await open({ ignoreHTTPSErrors: true });
  for (const origin of [nginx.https, served.origin]) {
    await page.goto(`${origin}/old-list?q=cse`);
    await page.waitForURL(`${origin}/departments?q=cse`);
    await page.getByRole('heading', { name: 'Faculty', level: 1 }).waitFor();
    // Client-side navigation, as by a link.
    await page.goto(`${origin}/about`);
    await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
    await followLink(page, '/old-list?q=cse');
    await page.waitForURL(`${origin}/departments?q=cse`);
  }
  await served.close();
});

test('plain HTTP redirects to HTTPS', async () => {
  const { status, headers } = await ask(`${nginx.http}/cse-nav?to=room-205`);
  expect(status).toBe(301);
  expect(headers.location).toBe('https://localhost/cse-nav?to=room-205');
});

test('pages of every module open over HTTP/2 without an error', async () => {
  const { page } = await open({ ignoreHTTPSErrors: true });
  for (const path of ['/', '/departments', '/cse-map', '/cse-nav', '/login', '/about']) {
    await page.goto(nginx.https + path, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
  }
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((timing) => (timing as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(new Set(protocols)).toEqual(new Set(['h2']));
});
