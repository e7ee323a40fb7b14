import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { putBuild, show } from '../../tests/temp-site.ts';
import { type ServeOptions, serveSite } from './serve-site.ts';

const facts = { title: 't', description: 'd' };

/** A site with a page at `/`, `/bus` and `/stop/<anything>`, served on a free port. */
async function serve(options?: ServeOptions): Promise<number> {
  const site = tempFolder();
  const notFound = { path: '*', page: 'none', title: 'Page not found', description: '' };
  await putBuild(site, 'shell', 's1', { routes: [notFound] });
  const routes = ['/', '/bus', '/stop/:id'].map((path) => ({ path, page: 'p', ...facts }));
  await putBuild(site, 'mfe-a', 'a1', { routes });
  await show(site, { shell: 's1', 'mfe-a': 'a1' });
  const server = await serveSite(site, 0, options);
  onTestFinished(() => server.close());
  return (server.addresses()[0] as AddressInfo).port;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path unchanged; fetch() would normalise it and add an Accept header. */
function ask(port: number, path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const call = httpRequest({ host: 'localhost', port, path, method, headers }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    call.on('error', reject).end();
  });
}

test.each(['/', '/bus', '/bus?q=1', '/bus?q=%', '/bus/', '/BUS', '/stop/north', '/stop/north%20gate'])(
  'serveSite() answers %s 200, regardless of the Accept header',
  async (path) => {
    const port = await serve();
    for (const accept of ['text/html', 'application/json', '*/*', 'image/png', ''])
      expect(await ask(port, path, accept ? { accept } : {})).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
        body: expect.stringContaining('<title>t · T</title>'),
      });
    const { status, body } = await ask(port, path, { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  },
);

test.each(['127.0.0.1', '[::1]'])(
  'serveSite() leads a page opened at %s to localhost if it is local, and answers programs there',
  async (host) => {
    const port = await serve({ isLocal: true });
    const navigation = { host: `${host}:${port}`, 'sec-fetch-mode': 'navigate' };
    const opened = await ask(port, '/bus?q=1', navigation);
    expect(opened).toMatchObject({
      status: 307,
      headers: { location: `http://localhost:${port}/bus?q=1` },
    });
    expect((await ask(port, '/bus', { host: navigation.host })).status).toBe(200);
    expect((await ask(await serve(), '/bus', navigation)).status).toBe(200);
  },
);

test.each([
  '/nowhere',
  '/stop',
  '/stop/',
  '/stop/a/b',
  '/index',
  '/404',
  '/bus.html',
  '//',
  '/%00',
  '/bus//',
  '/%',
  '/%E0%A4%A',
  '/modules/%zz',
])('serveSite() answers %s with 404 and the not-found page', async (path) => {
  const port = await serve();
  const first = await ask(port, path, { accept: 'image/png' });
  expect(first).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(first.body).toContain('<title>Page not found · T</title>');
  const again = await ask(port, path, { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body]).toEqual([404, first.body]);
  const { status, body } = await ask(port, path, { method: 'HEAD' });
  expect([status, body]).toEqual([404, '']);
});

test.each([
  ['/modules.json', '*'],
  ['/modules/mfe-a/a1/remoteEntry.js', '*'],
  ['/bus', undefined],
])('serveSite() answers %s with Access-Control-Allow-Origin %s', async (path, allowed) => {
  const { status, headers } = await ask(await serve(), path);
  expect([status, headers['access-control-allow-origin']]).toEqual([200, allowed]);
});

test.each(['/missing.js', '/modules/mfe-a/a1/missing.js', '/modules/mfe-a/000000000000'])(
  'serveSite() answers the missing file %s 404, never with a page',
  async (path) => {
    const { status, headers } = await ask(await serve(), path, { accept: 'text/html' });
    expect([status, headers['content-type']]).toEqual([404, 'text/plain']);
  },
);

test.each(['/release.json', '/release.json.br', '/%72elease.json', '//release.json', '/release%2ejson'])(
  'serveSite() does not serve release.json: %s',
  async (path) => {
    const { status, body } = await ask(await serve(), path);
    expect([status, body]).toEqual([404, expect.not.stringContaining('history')]);
  },
);
