import { DatabaseError } from 'pg';
import { StorageUnavailableError } from '../storage.ts';

/**
 * SQLSTATE classes that end without a change of the service: connection (08), password (28) or database (3D) being changed,
 * transaction rollback (40), resources (53), operator intervention (57), system (58), read-only server (25006), idle
 * transaction ended (25P03).
 */
const transient = /^(08|28|3D|40|53|57|58|25006|25P03)/;

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
  // Codes of the system, such as EPIPE, look like an SQLSTATE.
  if (error instanceof DatabaseError && !transient.test(code)) return error;
  return new StorageUnavailableError(`Cannot use the database: ${error.message || code}`, { cause: error });
}
