// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWorker } from './follow-worker.ts';

/** A registration with its first worker, whose state the test sets. */
class Registration extends EventTarget {
  readonly active = null;
  readonly waiting = null;
  readonly update = async () => undefined;
  readonly installing = Object.assign(new EventTarget(), { state: 'installing' });
}

const failures: string[] = [];
let container: EventTarget;
let registration: Registration;

beforeEach(() => {
  failures.length = 0;
  container = new EventTarget();
  registration = new Registration();
  vi.stubGlobal('navigator', { serviceWorker: container });
  followWorker(registration as EventTarget as ServiceWorkerRegistration, {
    release: '1',
    onActive: () => failures.push('active'),
    onFailed: (reason) => failures.push(reason),
  });
  registration.dispatchEvent(new Event('updatefound'));
});
afterEach(() => vi.unstubAllGlobals());

const postFull = () => container.dispatchEvent(new MessageEvent('message', { data: { kind: 'full' } }));
const discard = () => {
  registration.installing.state = 'redundant';
  registration.installing.dispatchEvent(new Event('statechange'));
};

test('followWorker() reports full storage when the message comes before the worker is discarded', () => {
  postFull();
  discard();
  expect(failures).toEqual(['full']);
});

test('followWorker() reports full storage when the message comes after the worker was discarded', () => {
  discard();
  postFull();
  expect(failures).toEqual(['unfinished', 'full']);
});

test('followWorker() reports an unfinished worker once, even when updatefound repeats it', () => {
  discard();
  expect(failures).toEqual(['unfinished']);
});
