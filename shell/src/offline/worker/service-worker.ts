import { findPageNames, type PrecacheManifest } from '@campusway/contract';
import { registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerPage, withPageStatus } from './answer-page.ts';
import { verified } from './verified.ts';
import { contact, type FullMessage, fileCache, type WorkerMessage } from './worker-contract.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Publishing replaces this name with the release, so that a new release is a new worker. */
  readonly __CAMPUSWAY_RELEASE__: PrecacheManifest;
};

const { release, page, pages, files } = self.__CAMPUSWAY_RELEASE__;

setCacheNameDetails({ prefix: fileCache.prefix, precache: fileCache.name, suffix: '' });

// File URLs contain the hash of their build, so that releases share unchanged files. Installation fails unless all files
// arrive and match their digests; activation deletes the files that the release does not list.
precacheAndRoute([...files, page], { cleanURLs: false, directoryIndex: '' });

const digests = new Map(files.map(({ url, integrity }) => [new URL(url, location.href).href, integrity]));

addPlugins([
  {
    // The browser itself verifies the answer to a request with a digest. `request` has the revision in its query.
    cachedResponseWillBeUsed: async ({ request, event, cachedResponse }) =>
      (event as Partial<FetchEvent>).request?.integrity
        ? cachedResponse
        : verified(cachedResponse, digests.get(request.url.split('?', 1)[0] ?? '')),
  },
]);

registerQuotaErrorCallback(async () => {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ kind: 'full' } satisfies FullMessage);
});

registerRoute(
  new NavigationRoute(({ event, request }) => {
    const fromNetwork: Promise<Response> = (event as FetchEvent).preloadResponse.then(
      (early) => early ?? fetch(request),
    );
    const remembered = fromNetwork.then(({ ok }) => (ok ? rememberContact() : undefined));
    event.waitUntil(remembered.catch(() => undefined));
    return answerPage({ fromNetwork, fromCache: () => cachedPage(new URL(request.url).pathname) });
  }),
);

async function rememberContact(): Promise<void> {
  const cache = await caches.open(contact.cacheName);
  await cache.put(contact.key, new Response(String(Date.now())));
}

// The files of the release come from the server.
self.addEventListener('install', (event) => event.waitUntil(rememberContact().catch(() => undefined)));

async function cachedPage(pathname: string): Promise<Response | undefined> {
  const cached = await verified(await matchPrecache(page.url), page.integrity);
  const isKnown = findPageNames(pathname).some((name) => pages.includes(name));
  return cached && withPageStatus(cached, isKnown);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(takeOver(message.release));
});

/** Activates only when the single open tab already shows this release: other tabs need the files of theirs. */
async function takeOver(shown: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (shown === release && tabs.length <= 1) await self.skipWaiting();
}
