import { StorageUnavailableError } from '../storage.ts';

/**
 * Transient SQLSTATE classes: connection (08), transaction rollback (40), resources (53), operator intervention (57),
 * system (58), read-only server (25006).
 */
const transient = /^(08|40|53|57|58|25006)/;

/** SQLSTATE class 40: a deadlock or a serialization failure. The transaction has changed nothing. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('40');
}

/** Converts transient errors and connection errors. An error of a query is a bug and is returned unchanged. */
export function toStorageError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof StorageUnavailableError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isSqlState = /^[0-9A-Z]{5}$/.test(code);
  if (isSqlState && !transient.test(code)) return error;
  return new StorageUnavailableError(`Cannot use the database: ${error.message || code}`, { cause: error });
}
