import { findPageNames, type KeptRelease } from '@campusway/contract';
import { registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerPage, withStatus } from './answer-page.ts';
import { fileCache } from './file-cache.ts';
import type { FullMessage, WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Publishing puts the release in the place of this name, so that a new release is a new worker. */
  readonly __CAMPUSWAY_RELEASE__: KeptRelease;
};

const { release, page, pages, files } = self.__CAMPUSWAY_RELEASE__;

setCacheNameDetails({ prefix: fileCache.prefix, precache: fileCache.name, suffix: '' });

// Files carry the hash of their build in the URL: what two releases share is fetched once and kept once. A release is
// kept whole or not at all, each file held against its digest; when its worker takes over, what it lacks goes.
precacheAndRoute([...files, page], { cleanURLs: false, directoryIndex: '' });

registerQuotaErrorCallback(async () => {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ kind: 'full' } satisfies FullMessage);
});

registerRoute(
  new NavigationRoute(({ event, request }) =>
    answerPage({
      fromNetwork: (event as FetchEvent).preloadResponse.then((early) => early ?? fetch(request)),
      fromCache: () => keptPage(new URL(request.url).pathname),
    }),
  ),
);

async function keptPage(pathname: string): Promise<Response | undefined> {
  const kept = await matchPrecache(page.url);
  const isKnown = findPageNames(pathname).some((name) => pages.includes(name));
  return kept && withStatus(kept, isKnown);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(takeOver(message.release));
});

/** An open tab keeps the worker of its own release: only a lone tab that shows this release already may change it. */
async function takeOver(shown: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (shown === release && tabs.length <= 1) await self.skipWaiting();
}
