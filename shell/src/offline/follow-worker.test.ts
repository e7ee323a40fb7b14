// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWorker } from './follow-worker.ts';

/** What a browser's registration shows of its first worker, moved along by hand. */
class Registration extends EventTarget {
  readonly active = null;
  readonly waiting = null;
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
    onFailed: (why) => failures.push(why),
  });
  registration.dispatchEvent(new Event('updatefound'));
});
afterEach(() => vi.unstubAllGlobals());

const sayFull = () => container.dispatchEvent(new MessageEvent('message', { data: { kind: 'full' } }));
const end = () => {
  registration.installing.state = 'redundant';
  registration.installing.dispatchEvent(new Event('statechange'));
};

test('followWorker() tells that the storage is full when the worker says so before it ends', () => {
  sayFull();
  end();
  expect(failures).toEqual(['full']);
});

test('followWorker() tells that the storage is full when the word comes after the end', () => {
  end();
  sayFull();
  expect(failures).toEqual(['unfinished', 'full']);
});

test('followWorker() tells of an unfinished worker once, though updatefound names it a second time', () => {
  end();
  expect(failures).toEqual(['unfinished']);
});
