import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStorage } from '../src/storage/open-storage.ts';
import { createPostgres, type PostgresServer, query } from './support/postgres.ts';
import { startService } from './support/service.ts';

const found = await createPostgres();
if ('reason' in found) {
  process.stderr.write(`\nLEFT OUT: round trips to PostgreSQL. ${found.reason}\n`);
  test.skip(`round trips to PostgreSQL: ${found.reason}`, () => undefined);
} else describeRoundTrips(found);

function describeRoundTrips(postgres: PostgresServer): void {
  describe('PostgreSQL:', () => {
    afterAll(() => postgres.remove());

    test.each([
      { isPooled: false, isPrepared: true },
      { isPooled: true, isPrepared: false },
    ])('POST /refresh takes two round trips (%o)', async ({ isPooled, isPrepared }) => {
      const url = await postgres.createDatabase();
      const { call, person } = await startService({ database: { kind: 'postgres', url, isPooled } });
      const { refreshToken } = await person();
      const queries = vi.spyOn(pg.Client.prototype, 'query');
      onTestFinished(() => queries.mockRestore());
      const { status } = await call('POST /refresh', { body: { refresh_token: refreshToken } });
      // Request counts are exchanged in the background.
      const sent = queries.mock.calls
        .map(([statement]: unknown[]) => JSON.stringify(statement))
        .filter((statement) => !statement.includes('rate_windows'));
      expect([status, sent.length]).toEqual([200, 2]);
      for (const statement of sent) expect(statement.includes('"name":')).toBe(isPrepared);
    });

    test('openStorage() refuses a pooled database with synchronous_commit off', async () => {
      const url = await postgres.createDatabase();
      await query(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
      const opening = openStorage({ kind: 'postgres', url, isPooled: true });
      await expect(opening).rejects.toThrow('Cannot use the database: synchronous_commit is off');
      await (await openStorage({ kind: 'postgres', url })).close();
    });
  });
}
