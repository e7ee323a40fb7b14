import { followWorker } from './follow-worker.ts';
import { forgetFiles } from './kept-files.ts';
import { readShownRelease } from './shown-release.ts';
import { isWanted, setWanted } from './wish.ts';

/** Whether the site is on this device, so that it works without a network. */
export type Keeping =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'kept' }
  /** Removed by the person at the device. */
  | { readonly kind: 'unwanted' }
  /** The browser keeps nothing, or could not keep all: the site works online. */
  | { readonly kind: 'impossible'; readonly why: 'no-storage' | 'full' | 'unfinished' | 'development' };

let keeping: Keeping = { kind: 'fetching' };
let started = false;
const listeners = new Set<() => void>();

export function getKeeping(): Keeping {
  return keeping;
}

export function subscribeKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Keeping): void {
  keeping = next;
  for (const listener of listeners) listener();
}

/** Keeps the site on this device and follows its releases, for as long as the page lives. A second call does nothing. */
export function startKeeping(): void {
  if (started) return;
  started = true;
  if (import.meta.env.PROD) void keep();
  else become({ kind: 'impossible', why: 'development' });
}

async function keep(): Promise<void> {
  if (!isWanted()) {
    become({ kind: 'unwanted' });
    return forgetFiles();
  }
  try {
    await caches.keys();
    const registration = await navigator.serviceWorker.register('/service-worker.js', {
      updateViaCache: 'none',
    });
    followWorker(registration, {
      release: readShownRelease(),
      onActive: () => become({ kind: 'kept' }),
      onFailed: (why) => become({ kind: 'impossible', why }),
    });
  } catch {
    become({ kind: 'impossible', why: 'no-storage' });
  }
}

/** Takes everything off this device; the page must be loaded anew, since the open one is still served by the worker. */
export async function removeKept(): Promise<void> {
  setWanted(false);
  await forgetFiles();
}

export function keepAgain(): Promise<void> {
  setWanted(true);
  become({ kind: 'fetching' });
  return keep();
}
