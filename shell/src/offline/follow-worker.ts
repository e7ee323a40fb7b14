import type { FullMessage, WorkerMessage } from './worker/worker-message.ts';

export interface WorkerNews {
  /** The release that the page shows. */
  readonly release: string;
  readonly onActive: () => void;
  /**
   * There is no worker that could stand in, and the new one did not get all of its files. Told again, with `full`, when
   * the reason comes later: the browser promises no order between a worker's words and its end.
   */
  readonly onFailed: (why: 'full' | 'unfinished') => void;
}

const hour = 3_600_000;

/** Follows a registration from its first worker through those of later releases. */
export function followWorker(registration: ServiceWorkerRegistration, news: WorkerNews): void {
  if (registration.active) news.onActive();
  if (registration.waiting) offer(registration.waiting, news.release);
  const followed = new WeakSet<ServiceWorker>();
  const followNew = () => {
    const { installing } = registration;
    if (!installing || followed.has(installing)) return;
    followed.add(installing);
    follow(installing, registration, news);
  };
  followNew();
  // It is told of the first worker too, which may be followed already.
  registration.addEventListener('updatefound', followNew);
  askNowAndThen(registration);
}

function follow(worker: ServiceWorker, registration: ServiceWorkerRegistration, news: WorkerNews): void {
  let why: 'full' | 'unfinished' = 'unfinished';
  const tellIfFailed = () => {
    if (worker.state === 'redundant' && !registration.active) news.onFailed(why);
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FullMessage>) => {
    why = data.kind;
    tellIfFailed();
  });
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) offer(worker, news.release);
    if (worker.state === 'activated') news.onActive();
    tellIfFailed();
  });
}

/** The worker itself decides: it takes over only where no other tab is open. */
function offer(worker: ServiceWorker, release: string): void {
  worker.postMessage({ kind: 'take-over', release } satisfies WorkerMessage);
}

/** A browser asks for a new worker when a page is loaded; a tab that stays open for days has to ask itself. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < hour) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
