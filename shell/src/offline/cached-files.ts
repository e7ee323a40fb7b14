import { contact, fileCacheName } from './worker/worker-contract.ts';

/** Cached files of one module. */
export interface CachedModule {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
}

/** Cached files by module, the shell first. */
export async function listCachedModules(): Promise<CachedModule[]> {
  if (!(await caches.has(fileCacheName))) return [];
  const cache = await caches.open(fileCacheName);
  const modules = new Map<string, CachedModule>();
  for (const request of await cache.keys()) {
    const name = moduleOf(request.url);
    const size = (await (await cache.match(request))?.blob())?.size ?? 0;
    const known = modules.get(name) ?? { name, files: 0, bytes: 0 };
    modules.set(name, { name, files: known.files + 1, bytes: known.bytes + size });
  }
  return [...modules.values()].sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));
}

/** When the server last answered, in milliseconds since 1970; undefined if unknown. */
export async function readLastContact(): Promise<number | undefined> {
  try {
    const answer = await caches.match(contact.key, { cacheName: contact.cacheName });
    return answer && Number(await answer.text());
  } catch {
    return undefined;
  }
}

/** Files outside `/modules/`, such as the fallback page, belong to the shell. */
function moduleOf(url: string): string {
  return /\/modules\/([^/]+)\//.exec(url)?.[1] ?? 'shell';
}

/** Unregisters the service worker and deletes its cache. */
export async function removeCachedFiles(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all([fileCacheName, contact.cacheName].map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses storage has no cache to delete.
  }
}
