import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type FindFile = (path: string) => ServedFile | undefined;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Looks an address up in the first of `folders` that has it: the file, the page of that name, or `fallback` for an
 * address without an ending. Compressed files are sent as gzip, as published; both sites get the same treatment.
 */
export function filesIn(folders: readonly string[], fallback: string): FindFile {
  return (path) => {
    const [clean = '/'] = path.split('?', 1);
    const names = extname(clean) ? [clean] : [clean === '/' ? '/index.html' : `${clean}.html`, fallback];
    const found = names
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find((file) => existsSync(file) && statSync(file).isFile());
    return found === undefined ? undefined : readServed(found);
  };
}

function readServed(file: string): ServedFile {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  if (!existsSync(`${file}.gz`)) return { headers, body: readFileSync(file) };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: readFileSync(`${file}.gz`) };
}
