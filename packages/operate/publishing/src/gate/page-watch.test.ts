import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchPage } from './page-watch.ts';

const known = 'http://localhost:1/modules/mfe-a/1/page.mjs';

test.each([
  [known, 'script', []],
  [`${known}?retry=2`, 'script', []],
  ['http://localhost:1/modules/mfe-a/1/other.mjs', 'script', ['script']],
  ['http://localhost:1/modules/mfe-a/1/other.css', 'stylesheet', ['stylesheet']],
  ['http://localhost:1/modules/mfe-a/1/photo.webp', 'image', []],
])('watchPage() reports what executes and is in no record: %s', (url, type, reported) => {
  const page = new EventEmitter();
  const watch = watchPage(page as unknown as Page, {
    isOurs: () => true,
    isListed: (some) => some === known,
  });
  page.emit('request', { url: () => url, resourceType: () => type });
  expect(watch.takeErrors()).toEqual(
    reported.map((what) => `it loads ${url}, a ${what} without a digest in the record of its build`),
  );
});
