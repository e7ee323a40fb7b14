import { afterEach, expect, test, vi } from 'vitest';
import { answerPage, withPageStatus } from './answer-page.ts';

afterEach(() => vi.useRealTimers());

const cached = async () => new Response('cached');
const noCachedPage = async () => undefined;

async function textOf(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}

test('answerPage() returns the server response, including 404', async () => {
  const fromNetwork = Promise.resolve(new Response('fresh', { status: 404 }));
  expect(await textOf(answerPage({ fromNetwork, fromCache: cached }))).toBe('fresh');
});

test('answerPage() returns the cached page when the server is unreachable or fails', async () => {
  const unreachable = Promise.reject(new TypeError('Failed to fetch'));
  expect(await textOf(answerPage({ fromNetwork: unreachable, fromCache: cached }))).toBe('cached');
  const failing = Promise.resolve(new Response('down', { status: 503 }));
  expect(await textOf(answerPage({ fromNetwork: failing, fromCache: cached }))).toBe('cached');
});

test('answerPage() returns the cached page after three seconds without a response', async () => {
  vi.useFakeTimers();
  const answer = textOf(answerPage({ fromNetwork: new Promise(() => undefined), fromCache: cached }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('cached');
});

test('answerPage() without a cached page waits for the network', async () => {
  const failing = Promise.resolve(new Response('down', { status: 503 }));
  expect(await textOf(answerPage({ fromNetwork: failing, fromCache: noCachedPage }))).toBe('down');
  const unreachable = Promise.reject(new TypeError('Failed to fetch'));
  await expect(answerPage({ fromNetwork: unreachable, fromCache: noCachedPage })).rejects.toThrow(
    'Failed to fetch',
  );
});

test('withPageStatus() gives the cached page of an unknown address the status 404', async () => {
  const html = () => new Response('cached', { headers: { 'content-type': 'text/html' } });
  expect(withPageStatus(html(), true).status).toBe(200);
  const unknown = withPageStatus(html(), false);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/html']);
  expect(await unknown.text()).toBe('cached');
});
