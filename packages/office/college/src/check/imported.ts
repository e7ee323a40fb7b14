import type { DataFile } from '../source/data-file.ts';

/** Whether a geometry or room file is marked as imported. */
export function isImported(file: Pick<DataFile, 'value'> | undefined): boolean {
  return (file?.value as { imported?: string } | null | undefined)?.imported !== undefined;
}
