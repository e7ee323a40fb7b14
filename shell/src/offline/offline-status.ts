import { removeCachedFiles } from './cached-files.ts';
import { followWorker } from './follow-worker.ts';
import { isOfflineEnabled, setOfflineEnabled } from './offline-preference.ts';
import { readShownRelease } from './shown-release.ts';

/** Whether the site is precached on this device. */
export type OfflineStatus =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'cached' }
  /** Removed by the visitor. */
  | { readonly kind: 'disabled' }
  /** The browser cannot store the files: the site works online only. */
  | { readonly kind: 'unavailable'; readonly reason: 'no-storage' | 'full' | 'unfinished' | 'development' };

let status: OfflineStatus = { kind: 'fetching' };
let started = false;
const listeners = new Set<() => void>();

export function getOfflineStatus(): OfflineStatus {
  return status;
}

export function subscribeOfflineStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setStatus(next: OfflineStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** Registers the service worker and follows its updates for the life of the page. Idempotent. */
export function startPrecaching(): void {
  if (started) return;
  started = true;
  if (import.meta.env.PROD) void precache();
  else setStatus({ kind: 'unavailable', reason: 'development' });
}

async function precache(): Promise<void> {
  if (!isOfflineEnabled()) {
    setStatus({ kind: 'disabled' });
    return removeCachedFiles();
  }
  try {
    await caches.keys();
    const registration = await navigator.serviceWorker.register('/service-worker.js', {
      updateViaCache: 'none',
    });
    followWorker(registration, {
      release: readShownRelease(),
      onActive: () => setStatus({ kind: 'cached' }),
      onFailed: (reason) => setStatus({ kind: 'unavailable', reason }),
    });
  } catch {
    setStatus({ kind: 'unavailable', reason: 'no-storage' });
  }
}

/** Deletes all cached files. The caller must reload: the open page is still served by the service worker. */
export async function disableOffline(): Promise<void> {
  setOfflineEnabled(false);
  await removeCachedFiles();
}

export function enableOffline(): Promise<void> {
  setOfflineEnabled(true);
  setStatus({ kind: 'fetching' });
  return precache();
}
