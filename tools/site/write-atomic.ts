import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Whoever reads `file` sees the old content or the new one, never a part; what is there survives a power cut. */
export function writeAtomic(file: string, content: string): void {
  const aside = `${file}.${process.pid}.tmp`;
  const handle = openSync(aside, 'w');
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
}
