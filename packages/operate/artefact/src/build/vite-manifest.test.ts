import { expect, test } from 'vitest';
import { listStartFiles } from './vite-manifest.ts';

test('listStartFiles() lists the static imports of a page, without lazy chunks and stand-alone chunks; `isAlone` omits the entry', () => {
  const manifest = {
    'virtual:entry': { file: 'remoteEntry.js', dynamicImports: ['virtual:shares'] },
    'virtual:shares': { file: 'shares.js' },
    'virtual:alone__H_A_I__hostAutoInit__H_A_I__.js': { file: 'hostInit.js' },
    'virtual:alone__P_S__pendingShares__P_S__.js': { file: 'pendingShares.js' },
    'src/remote.tsx': {
      file: 'remote.js',
      imports: ['_react.js'],
      dynamicImports: ['src/A.tsx', 'src/B.tsx'],
    },
    '_react.js': { file: 'react.js' },
    'src/A.tsx': {
      file: 'A.js',
      css: ['A.css'],
      imports: ['_react.js', '_table.js'],
      dynamicImports: ['src/index.ts'],
    },
    '_table.js': { file: 'table.js' },
    'src/B.tsx': { file: 'B.js', css: ['B.css'] },
    'src/index.ts': { file: 'index.js' },
    'style.css': { file: 'style.css' },
  };
  expect(listStartFiles(manifest, 'src/A.tsx').scripts.toSorted()).toEqual([
    'A.js',
    'react.js',
    'remote.js',
    'remoteEntry.js',
    'shares.js',
    'table.js',
  ]);
  expect(listStartFiles(manifest, 'src/A.tsx').styles).toEqual(['A.css']);
  expect(listStartFiles(manifest, 'src/A.tsx', true).scripts).toEqual(['A.js', 'react.js', 'table.js']);
});
