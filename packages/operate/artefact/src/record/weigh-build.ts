import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildWeight } from '@campusway/pages';
import { listFiles } from './build-files.ts';

const kinds: readonly (readonly [RegExp, keyof BuildWeight])[] = [
  [/\.[cm]?js$/, 'scripts'],
  [/\.css$/, 'styles'],
  [/\.(png|jpe?g|webp|avif|gif|svg|ico|bmp)$/, 'pictures'],
];

/** Files that are not measured: those that publishing adds, and the shell's service worker. */
const notOfPages = /^retry\/|\.(br|gz)$|^module\.json$|^service-worker\.js$/;

export function weighBuild(files: readonly string[], read: (file: string) => Buffer): BuildWeight {
  const weight = { scripts: 0, styles: 0, pictures: 0, others: 0 };
  for (const file of files.filter((name) => !notOfPages.test(name))) {
    const kind = kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'others';
    const content = read(file);
    const isText = kind === 'scripts' || kind === 'styles';
    weight[kind] += (isText ? gzipSync(content, { level: 9 }) : content).length / 1000;
  }
  return weight;
}

export function weighFolder(folder: string): BuildWeight {
  return weighBuild(listFiles(folder), (file) => readFileSync(join(folder, file)));
}
