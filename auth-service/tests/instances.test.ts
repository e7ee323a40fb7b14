import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { createFolder } from './support/config.ts';
import { createPostgres, type PostgresServer } from './support/postgres.ts';
import { createRedis } from './support/redis.ts';
import { goodPassword, openService } from './support/service.ts';

const found = await createPostgres();
if ('reason' in found) {
  process.stderr.write(`\nLEFT OUT: several instances on PostgreSQL. ${found.reason}\n`);
  test.skip(`several instances on PostgreSQL: ${found.reason}`, () => undefined);
} else describeInstances(found);

function describeInstances(postgres: PostgresServer): void {
  describe('several instances on one PostgreSQL:', () => {
    afterAll(() => postgres.remove());

    /** Two services as an operator runs them: one database, one file of keys. */
    async function startTwo(changes: Partial<Config> = {}) {
      const folder = createFolder();
      const database = { kind: 'postgres', url: await postgres.createDatabase() } as const;
      const open = () => openService({ database, ...changes }, folder);
      const both = await Promise.all([open(), open()]);
      onTestFinished(async () => {
        for (const service of both) await service.close();
      });
      return both;
    }

    test('both migrate at once, and what one has done the other knows', async () => {
      const [here, there] = await startTwo();
      const { token, refreshToken, username } = await here.person();
      expect((await there.call('GET /me', { token })).json?.username).toBe(username);
      const { json } = await there.call('POST /refresh', { body: { refresh_token: refreshToken } });
      expect(
        (await there.call('POST /logout', { body: { refresh_token: json?.refresh_token } })).status,
      ).toBe(204);
      expect((await here.call('GET /me', { token })).status).toBe(401);
    });

    test('logout everywhere else at one instance ends the other devices at both and keeps this one', async () => {
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

    test('tabs that refresh at different instances at once get the same next token', async () => {
      const [here, there] = await startTwo();
      const { refreshToken } = await here.person();
      const refresh = ({ call }: typeof here) =>
        call('POST /refresh', { body: { refresh_token: refreshToken } });
      const answers = await Promise.all([refresh(here), refresh(there), refresh(here), refresh(there)]);
      expect(new Set(answers.map(({ json }) => json?.refresh_token)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    test('failed attempts of a name are counted together', async () => {
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

    test('requests of an address are counted together in the database', async () => {
      const limits = { login: 1000, register: 3, other: 1000 };
      const [here, there] = await startTwo({ limits });
      expect(await registerFour(here, there)).toEqual([201, 201, 201, 429]);
    });

    test('requests of an address are counted together in Redis, and without Redis nobody is locked out', async ({
      skip,
    }) => {
      const redis = await createRedis();
      if ('reason' in redis) {
        process.stderr.write(`\nLEFT OUT: limits in Redis. ${redis.reason}\n`);
        return skip(redis.reason);
      }
      onTestFinished(redis.stop);
      const limits = { login: 1000, register: 3, other: 1000 };
      const [here, there] = await startTwo({ limits, redisUrl: redis.url });
      expect(await registerFour(here, there)).toEqual([201, 201, 201, 429]);
      await redis.stop();
      const body = { role: 'parent', username: 'without-redis', password: goodPassword };
      expect((await here.call('POST /register', { body })).status).toBe(201);
    });

    type Service = Awaited<ReturnType<typeof openService>>;

    async function registerFour(here: Service, there: Service): Promise<number[]> {
      const statuses = [];
      for (const [number, { call }] of [here, there, here, there].entries()) {
        const body = { role: 'parent', username: `number-${number}`, password: goodPassword };
        statuses.push((await call('POST /register', { body })).status);
      }
      return statuses;
    }
  });
}
