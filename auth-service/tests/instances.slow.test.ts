import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../src/config.ts';
import type { DatabaseConfig } from '../src/storage/database-config.ts';
import { createFolder } from './support/config.ts';
import { createPgBouncer } from './support/pgbouncer.ts';
import { createPostgres } from './support/postgres.ts';
import { goodPassword, openService } from './support/service.ts';

const found = await createPostgres();
if ('reason' in found) {
  process.stderr.write(`\nLEFT OUT: several instances on PostgreSQL. ${found.reason}\n`);
  test.skip(`several instances on PostgreSQL: ${found.reason}`, () => undefined);
} else {
  afterAll(() => found.remove());
  describeInstances('on one PostgreSQL', async () => ({
    kind: 'postgres',
    url: await found.createDatabase(),
  }));
  const pooler = await createPgBouncer(await found.createDatabase());
  if ('reason' in pooler) {
    process.stderr.write(`\nLEFT OUT: several instances behind PgBouncer. ${pooler.reason}\n`);
    test.skip(`several instances behind PgBouncer: ${pooler.reason}`, () => undefined);
  } else {
    afterAll(() => pooler.stop());
    describeInstances('behind one PgBouncer', async () => ({
      kind: 'postgres',
      url: pooler.toPooled(await found.createDatabase()),
      isPooled: true,
    }));
  }
}

const limits = { login: 1000, register: 20, other: 1000, invalid: 1000 };
const digest = expect.stringMatching(/^[\w-]{43}$/);

function describeInstances(where: string, createDatabase: () => Promise<DatabaseConfig>): void {
  describe(`several instances ${where}:`, () => {
    /** Two instances with one database and one keys file. */
    async function startTwo(changes: Partial<Config> = {}) {
      const folder = createFolder();
      const database = await createDatabase();
      const open = () => openService({ database, ...changes }, folder);
      const both = await Promise.all([open(), open()]);
      onTestFinished(async () => {
        for (const service of both) await service.close();
      });
      return both;
    }

    test('both migrate concurrently and share sessions', async () => {
      const [here, there] = await startTwo();
      const { token, refreshToken, username } = await here.person();
      expect((await there.call('GET /me', { token })).json?.username).toBe(username);
      const { json } = await there.call('POST /refresh', { body: { refresh_token: refreshToken } });
      expect(
        (await there.call('POST /logout', { body: { refresh_token: json?.refresh_token } })).status,
      ).toBe(204);
      expect((await here.call('GET /me', { token })).status).toBe(401);
    });

    test('DELETE /sessions?except=current at one instance ends the other sessions at both', async () => {
      const [here, there] = await startTwo();
      const { token, logIn } = await here.person();
      const phone = (await logIn()).json?.access_token;
      expect((await there.call('GET /me', { token: phone })).status).toBe(200);
      expect((await there.call('DELETE /sessions?except=current', { token })).status).toBe(204);
      for (const { call } of [here, there]) {
        expect((await call('GET /me', { token: phone })).status).toBe(401);
        expect((await call('GET /me', { token })).status).toBe(200);
      }
    });

    test('POST /refresh at both instances at once returns the same successor', async () => {
      const [here, there] = await startTwo();
      const { refreshToken } = await here.person();
      const refresh = ({ call }: typeof here) =>
        call('POST /refresh', { body: { refresh_token: refreshToken } });
      const answers = await Promise.all([refresh(here), refresh(there), refresh(here), refresh(there)]);
      expect(new Set(answers.map(({ json }) => json?.refresh_token)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    test('POST /refresh works at an instance whose clock is a second behind, also in the grace window', async () => {
      const [here, there] = await startTwo();
      here.clock.advance(1);
      const { refreshToken } = await here.person();
      const refresh = ({ call }: typeof here, refresh_token: string) =>
        call('POST /refresh', { body: { refresh_token } });
      const first = await refresh(here, refreshToken);
      const repeated = await refresh(there, refreshToken);
      expect(repeated.json?.refresh_token).toBe(first.json?.refresh_token);
      expect((await there.call('GET /me', { token: first.json?.access_token })).status).toBe(200);
    });

    test('POST /login counts failed attempts across instances', async () => {
      const both = await startTwo();
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { call } = both[attempt % 2] ?? both[0];
        statuses.push(
          (await call('POST /login', { body: { username: 'target', password: 'wrong' } })).status,
        );
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    test('rate limits apply across instances, and the database stores no address', async () => {
      const [here, there] = await startTwo({ limits });
      await expectSharedLimit(here, there);
      expect(await readColumn(here, 'select key from rate_windows')).toEqual([digest]);
    });

    test('each instance serves requests and keeps counting while it cannot share the counts', async () => {
      const [here, there] = await startTwo({ limits });
      await readColumn(here, 'alter table rate_windows rename to away');
      expect((await register(here)).status).toBe(201);
      await expect.poll(() => here.log.join('')).toContain('cannot share request counts');
      for (let request = 1; request < limits.register; request += 1)
        expect((await register(here)).status).toBe(201);
      expect([(await register(here)).status, (await register(there)).status]).toEqual([429, 201]);
    });

    type Service = Awaited<ReturnType<typeof openService>>;

    function register({ call }: Service) {
      const body = { role: 'parent', username: `person-${randomUUID()}`, password: goodPassword };
      return call('POST /register', { body });
    }

    /** One instance exhausts the limit; the other refuses before it has reached the limit itself. */
    async function expectSharedLimit(here: Service, there: Service): Promise<void> {
      for (let request = 0; request < limits.register; request += 1)
        expect((await register(here)).status).toBe(201);
      expect((await register(here)).status).toBe(429);
      const statuses: number[] = [];
      const next = async () => statuses.push((await register(there)).status) && statuses.at(-1);
      await expect.poll(next, { interval: 300 }).toBe(429);
      expect(statuses.length).toBeLessThan(limits.register);
    }

    async function readColumn({ config }: Service, text: string): Promise<unknown[]> {
      const { database } = config;
      const client = new pg.Client({ connectionString: database.kind === 'postgres' ? database.url : '' });
      await client.connect();
      const { rows } = await client.query({ text, rowMode: 'array' });
      await client.end();
      return rows.flat();
    }
  });
}
