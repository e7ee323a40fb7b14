export type Outcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: Error };

/** The part of a connection that a group commit uses. */
export interface Connection {
  exec(sql: string): void;
  readonly isTransaction: boolean;
}

/**
 * Runs several pieces of work in one transaction, so that they share one fsync. A failed piece is rolled back alone.
 * Returns after the commit, so that only durable work is acknowledged.
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
    // On a full disk SQLite rolls back the whole transaction itself: all pieces have failed.
    if (!connection.isTransaction) throw error;
    connection.exec('rollback to piece');
    connection.exec('release piece');
    return { ok: false, error: toError(error) };
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
