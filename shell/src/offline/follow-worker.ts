import type { FullMessage, WorkerMessage } from './worker/worker-contract.ts';

export interface WorkerEvents {
  /** The release that the page shows. */
  readonly release: string;
  readonly onActive: () => void;
  /**
   * The first worker could not cache all of its files. Called again with `full` when that message arrives later: the
   * order of a worker's messages and its state changes is not specified.
   */
  readonly onFailed: (reason: 'full' | 'unfinished') => void;
}

const hour = 3_600_000;

/** Follows a registration from its first worker through those of later releases. */
export function followWorker(registration: ServiceWorkerRegistration, events: WorkerEvents): void {
  if (registration.active) events.onActive();
  if (registration.waiting) requestTakeOver(registration.waiting, events.release);
  const followed = new WeakSet<ServiceWorker>();
  const followNew = () => {
    const { installing } = registration;
    if (!installing || followed.has(installing)) return;
    followed.add(installing);
    follow(installing, registration, events);
  };
  followNew();
  // `updatefound` also fires for the first worker, which may be followed already.
  registration.addEventListener('updatefound', followNew);
  updateWhenVisible(registration);
}

function follow(worker: ServiceWorker, registration: ServiceWorkerRegistration, events: WorkerEvents): void {
  let reason: 'full' | 'unfinished' = 'unfinished';
  const reportIfFailed = () => {
    if (worker.state === 'redundant' && !registration.active) events.onFailed(reason);
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FullMessage>) => {
    reason = data.kind;
    reportIfFailed();
  });
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) requestTakeOver(worker, events.release);
    if (worker.state === 'activated') events.onActive();
    reportIfFailed();
  });
}

/** The worker decides: it takes over only when no other tab is open. */
function requestTakeOver(worker: ServiceWorker, release: string): void {
  worker.postMessage({ kind: 'take-over', release } satisfies WorkerMessage);
}

/** Browsers check for a new worker when a page loads; this checks hourly in a tab that stays open. */
function updateWhenVisible(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < hour) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
