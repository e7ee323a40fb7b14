import { fileCacheName } from './worker/file-cache.ts';

/** What is kept of one module of the site. */
export interface KeptModule {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
}

/** Everything that is kept, by module, the shell first. Empty where nothing is. */
export async function listKept(): Promise<KeptModule[]> {
  if (!(await caches.has(fileCacheName))) return [];
  const cache = await caches.open(fileCacheName);
  const modules = new Map<string, KeptModule>();
  for (const request of await cache.keys()) {
    const name = moduleOf(request.url);
    const size = (await (await cache.match(request))?.blob())?.size ?? 0;
    const known = modules.get(name) ?? { name, files: 0, bytes: 0 };
    modules.set(name, { name, files: known.files + 1, bytes: known.bytes + size });
  }
  return [...modules.values()].sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));
}

/** The page that answers every address is the shell's. */
function moduleOf(url: string): string {
  return /\/modules\/([^/]+)\//.exec(url)?.[1] ?? 'shell';
}

/** Takes the worker and all of its files off this device. */
export async function forgetFiles(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await caches.delete(fileCacheName);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
