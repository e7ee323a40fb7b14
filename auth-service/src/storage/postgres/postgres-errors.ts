import { StorageUnavailableError } from '../storage.ts';

/**
 * SQLSTATE classes that say something of the server, not of the statement: connection, resources, operator, system;
 * 25006 is a read-only server, 40 a transaction that lost against another.
 */
const passing = /^(08|40|53|57|58|25006)/;

/** A fault of a query is a bug and stays one; everything else that reaches us from `pg` is the connection's. */
export function toStorageError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof StorageUnavailableError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isSqlState = /^[0-9A-Z]{5}$/.test(code);
  if (isSqlState && !passing.test(code)) return error;
  return new StorageUnavailableError(`Cannot use the database: ${error.message || code}`, { cause: error });
}
