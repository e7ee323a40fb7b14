import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from './build-id.ts';

const compressible = new Set([
  '.js',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.geojson',
  '.webmanifest',
  '.txt',
  '.xml',
]);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, once, so that no request is compressed while somebody waits. */
export async function compressFolder(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => compressible.has(extname(file)));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
