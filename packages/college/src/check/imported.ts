import type { DataFile } from '../source/data-file.ts';

/** Whether a geometry or room file says that it comes from a foreign plan. */
export function isImported(file: Pick<DataFile, 'value'> | undefined): boolean {
  return (file?.value as { imported?: string } | null | undefined)?.imported !== undefined;
}
