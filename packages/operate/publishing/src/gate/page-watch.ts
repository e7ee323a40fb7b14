import type { ConsoleMessage, Page, Request } from 'playwright-core';
import type { Preview } from './with-preview.ts';

export type PageWatch = ReturnType<typeof watchPage>;

/** Chromium's console message for a failed request; the request's own events say more. */
const failedRequest = /^Failed to load resource/;
/** Warnings that the shell logs when a module fails. */
const failedModule = /^Cannot show "|does not load: build/;

/** What executes in a page: each must be in the record of its build. */
const executed: ReadonlySet<string> = new Set(['script', 'stylesheet']);

/** Errors that a page logs, and its pending requests. */
export function watchPage(page: Page, { isOurs, isListed }: Pick<Preview, 'isOurs' | 'isListed'>) {
  const errors: string[] = [];
  const pending = new Set<Request>();
  let events = 0;
  const add = (error: string) => void (errors.includes(error) || errors.push(error));

  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isError(message)) add(message.text().split('\n', 1)[0] ?? '');
  });
  function end(request: Request): boolean {
    events += 1;
    return pending.delete(request);
  }
  page.on('request', (request) => {
    events += 1;
    const [url = ''] = request.url().split('?', 1);
    if (!isOurs(url)) return;
    pending.add(request);
    if (executed.has(request.resourceType()) && !isListed(url))
      add(`it loads ${url}, a ${request.resourceType()} without a digest in the record of its build`);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    const wasOurs = end(request);
    const { errorText = '' } = request.failure() ?? {};
    // Leaving a page cancels its requests.
    if (wasOurs && errorText !== 'net::ERR_ABORTED') add(`${request.url()} did not load (${errorText})`);
  });
  page.on('response', (response) => {
    // The caller of goto() checks the status of the page itself.
    const isPage = response.request().isNavigationRequest();
    if (isOurs(response.url()) && !isPage && response.status() >= 400)
      add(`${response.url()} was answered ${response.status()}`);
  });

  return {
    /** Returns and clears the errors since the last call. */
    takeErrors: () => errors.splice(0),
    pendingUrls: () => [...pending].map((request) => request.url()),
    /** Number of requests and responses so far. */
    eventCount: () => events,
  };
}

function isError(message: ConsoleMessage): boolean {
  const text = message.text();
  if (message.type() === 'warning') return failedModule.test(text);
  return message.type() === 'error' && !failedRequest.test(text);
}
