import { readStored, writeStored } from '@campusway/platform';
import { useSyncExternalStore } from 'react';
import { removeCachedFiles } from './cached-files.ts';
import { followWorker } from './follow-worker.ts';

/** `no` from the removal of the files on the About page on. */
const preferenceKey = 'campusway:offline';

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

export function useOfflineStatus(): OfflineStatus {
  return useSyncExternalStore(subscribe, () => status);
}

function subscribe(listener: () => void): () => void {
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
  if (readStored(preferenceKey) === 'no') {
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
  writeStored(preferenceKey, 'no');
  await removeCachedFiles();
}

export function enableOffline(): Promise<void> {
  writeStored(preferenceKey);
  setStatus({ kind: 'fetching' });
  return precache();
}

/** Release of the open page, from the registry that publishing inlined into it. */
function readShownRelease(): string {
  const { release } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as {
    release?: string;
  };
  return release ?? '';
}
