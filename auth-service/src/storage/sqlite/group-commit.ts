export type Outcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: Error };

/** The part of a connection that a group commit needs; a test counts what is called. */
export interface Connection {
  exec(sql: string): void;
  readonly isTransaction: boolean;
}

/**
 * Runs pieces of work that arrived together in one transaction, so that they share one fsync. A piece that fails is taken
 * back alone. The outcomes are returned after the commit: nothing is acknowledged that is not on disk.
 */
export function commitTogether(
  connection: Connection,
  pieces: readonly (() => unknown)[],
): readonly Outcome[] {
  try {
    connection.exec('begin immediate');
    const outcomes = pieces.map((piece) => runAlone(connection, piece));
    connection.exec('commit');
    return outcomes;
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    return pieces.map(() => ({ ok: false, error: toError(error) }));
  }
}

function runAlone(connection: Connection, piece: () => unknown): Outcome {
  connection.exec('savepoint piece');
  try {
    const result = piece();
    connection.exec('release piece');
    return { ok: true, result };
  } catch (error) {
    // A full disk makes SQLite take the whole transaction back by itself: then no piece has been done.
    if (!connection.isTransaction) throw error;
    connection.exec('rollback to piece');
    connection.exec('release piece');
    return { ok: false, error: toError(error) };
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
