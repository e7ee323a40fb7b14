import type { ConsoleMessage, Page, Request } from 'playwright-core';

/** Everything that a page says went wrong, and whether it still waits for something. */
export interface PageWatch {
  /** What went wrong since this was last asked. */
  takeReasons(): string[];
  /** URLs of the files that it still waits for. */
  waitsFor(): string[];
  /** How often it has asked for a file or got an answer. */
  steps(): number;
}

/** The browser's own line for a request that failed; the request itself says it better. */
const ofRequest = /^Failed to load resource/;
/** How the shell notes that a module failed. */
const ofShell = /^Cannot show "|does not load: build/;

export function watchPage(page: Page, isOurs: (url: string) => boolean): PageWatch {
  const reasons: string[] = [];
  const pending = new Set<Request>();
  let steps = 0;
  const say = (reason: string) => void (reasons.includes(reason) || reasons.push(reason));

  page.on('pageerror', (error) => say(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isComplaint(message)) say(message.text().split('\n', 1)[0] ?? '');
  });
  function end(request: Request): boolean {
    steps += 1;
    return pending.delete(request);
  }
  page.on('request', (request) => {
    steps += 1;
    if (isOurs(request.url())) pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    const wasOurs = end(request);
    const { errorText = '' } = request.failure() ?? {};
    // A page that is left cancels what it was asking for.
    if (wasOurs && errorText !== 'net::ERR_ABORTED') say(`${request.url()} did not load (${errorText})`);
  });
  page.on('response', (response) => {
    // The page itself is judged by whoever goes to it.
    const isPage = response.request().isNavigationRequest();
    if (isOurs(response.url()) && !isPage && response.status() >= 400)
      say(`${response.url()} was answered ${response.status()}`);
  });

  return {
    takeReasons: () => reasons.splice(0),
    waitsFor: () => [...pending].map((request) => request.url()),
    steps: () => steps,
  };
}

function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  if (message.type() === 'warning') return ofShell.test(text);
  return message.type() === 'error' && !ofRequest.test(text);
}
