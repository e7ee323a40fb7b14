import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@campusway/artefact/record';
import pLimit from 'p-limit';

const compressible = /\.(js|css|html|json|svg|geojson|webmanifest|txt|xml)$/;
/** Of libuv's pool, by default. */
const threads = 4;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file, so that servers need not compress responses. The quality of Brotli is 1
 * to 11.
 */
export async function compressFolder(folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const files = listFiles(folder).filter((file) => compressible.test(file));
  // A compressor takes some MB from its start, so only as many start as there are threads for them.
  await pLimit(threads).map(files, (file) => compressFile(join(folder, file), quality));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
