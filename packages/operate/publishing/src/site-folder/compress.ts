import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../build-record/build-files.ts';

const compressible = /\.(js|css|html|json|svg|geojson|webmanifest|txt|xml)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Effort {
  /** 1 to 11; 11 by default. */
  readonly brotliQuality?: number;
}

/** Writes `.br` and `.gz` beside every text file, so that servers need not compress responses. */
export async function compressFolder(folder: string, effort: Effort = {}): Promise<void> {
  const files = listFiles(folder).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file), effort)));
}

/** As `compressFolder`, for one file. */
export async function compressFile(
  file: string,
  { brotliQuality = constants.BROTLI_MAX_QUALITY }: Effort,
): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
