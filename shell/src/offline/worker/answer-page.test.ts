import { afterEach, expect, test, vi } from 'vitest';
import { answerPage, withStatus } from './answer-page.ts';

afterEach(() => vi.useRealTimers());

const kept = async () => new Response('kept');
const nothing = async () => undefined;

async function textOf(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}

test('answerPage() gives what the server answers, a page that does not exist too', async () => {
  const fromNetwork = Promise.resolve(new Response('fresh', { status: 404 }));
  expect(await textOf(answerPage({ fromNetwork, fromCache: kept }))).toBe('fresh');
});

test('answerPage() gives the kept page when the server is out of reach or fails', async () => {
  const unreachable = Promise.reject(new TypeError('Failed to fetch'));
  expect(await textOf(answerPage({ fromNetwork: unreachable, fromCache: kept }))).toBe('kept');
  const failing = Promise.resolve(new Response('down', { status: 503 }));
  expect(await textOf(answerPage({ fromNetwork: failing, fromCache: kept }))).toBe('kept');
});

test('answerPage() waits three seconds for a slow network, no longer', async () => {
  vi.useFakeTimers();
  const answer = textOf(answerPage({ fromNetwork: new Promise(() => undefined), fromCache: kept }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('kept');
});

test('answerPage() without a kept page says what the network says, however late', async () => {
  const failing = Promise.resolve(new Response('down', { status: 503 }));
  expect(await textOf(answerPage({ fromNetwork: failing, fromCache: nothing }))).toBe('down');
  const unreachable = Promise.reject(new TypeError('Failed to fetch'));
  await expect(answerPage({ fromNetwork: unreachable, fromCache: nothing })).rejects.toThrow(
    'Failed to fetch',
  );
});

test('withStatus() answers an unknown address with the kept page and 404', async () => {
  const html = () => new Response('kept', { headers: { 'content-type': 'text/html' } });
  expect(withStatus(html(), true).status).toBe(200);
  const unknown = withStatus(html(), false);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/html']);
  expect(await unknown.text()).toBe('kept');
});
