import { StorageUnavailableError } from '../storage.ts';

/** Transient primary result codes (https://sqlite.org/rescode.html). */
const transient = new Map([
  [5, 'busy'],
  [6, 'locked'],
  [7, 'out of memory'],
  [8, 'read-only'],
  [10, 'disk error'],
  [11, 'damaged'],
  [13, 'disk full'],
  [14, 'cannot be opened'],
  [15, 'locking protocol'],
  [22, 'file too large'],
  [26, 'not a database'],
]);

export function toStorageError(error: unknown, path: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const reason = 'errcode' in error ? transient.get(Number(error.errcode) & 0xff) : undefined;
  return reason
    ? new StorageUnavailableError(`Cannot use the database "${path}": ${reason}`, { cause: error })
    : error;
}
