import { expect, test } from 'vitest';
import { recordOf } from '../../tests/record-of.ts';
import { toIntegrity } from '../records/digests.ts';
import { offlineWorker } from './offline-worker.ts';

const files = {
  'remoteEntry.js': 'sha384-A',
  'vite-manifest.json': 'sha384-B',
  'assets/page.css': 'sha384-C',
  'plan-yard-light.1.svg': 'sha384-D',
};
const parts = {
  release: '000007',
  fallback: '<html></html>',
  manifest: '{}',
  pages: ['index', 'bus'],
  modules: [recordOf('mfe-bus', 'abc', { files })],
};

test('offlineWorker() lists the fallback page and the files of each module with their digests', () => {
  const script = offlineWorker({ ...parts, template: 'keep(self.__CAMPUSWAY_RELEASE__)' });
  expect(JSON.parse(script.slice('keep('.length, -1))).toEqual({
    release: '000007',
    page: { url: '/fallback.html', revision: '000007', integrity: toIntegrity('<html></html>') },
    pages: ['index', 'bus'],
    files: [
      { url: '/manifest.webmanifest', revision: '000007', integrity: toIntegrity('{}') },
      { url: '/modules/mfe-bus/abc/remoteEntry.js', revision: null, integrity: 'sha384-A' },
      { url: '/modules/mfe-bus/abc/assets/page.css', revision: null, integrity: 'sha384-C' },
    ],
  });
});

test('offlineWorker() rejects a worker without the placeholder', () => {
  expect(() => offlineWorker({ ...parts, template: 'keep()' })).toThrow('exactly once');
});
