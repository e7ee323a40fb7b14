import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The files of the page, by their path in it. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>;

/** Builds the page in memory. */
export async function buildPage(): Promise<PageFiles> {
  const output = (await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'error',
    build: { write: false, assetsInlineLimit: 0, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
