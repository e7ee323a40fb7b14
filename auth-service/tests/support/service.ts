import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { createResetCode, hashResetCode } from '../../src/accounts/reset-code.ts';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { instanceCount } from '../three-instances/hosts.ts';
import { openInstances } from '../three-instances/instances.ts';
import { createFolder, createTestConfig } from './config.ts';
import {
  type Clock,
  createClock,
  type OpenedService,
  type RawAnswer,
  type RawRequest,
} from './opened-service.ts';

export interface Call {
  readonly body?: unknown;
  /** Access token. */
  readonly token?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Starts a service and closes it after the test. */
export async function startService(changes: Partial<Config> = {}) {
  const service = await openService(changes);
  onTestFinished(service.close);
  return service;
}

/** Starts a service for several tests. The caller closes it. */
export async function openService(changes: Partial<Config> = {}, folder = createFolder()) {
  const clock = createClock();
  const log: string[] = [];
  const backends = inject('backends');
  const { config, send, inside, close } = backends
    ? await openInstances(backends, { folder: folder.path, changes, clock })
    : await openInProcess(createTestConfig(folder.path, changes), { clock, log });

  /** `call('POST /login', { body })` */
  async function call(route: string, options?: Call) {
    return toAnswer(await send(toRequest(route, options)));
  }

  /** Ids of the published keys. Undefined while instances differ: each loads new keys at its own time. */
  async function kids(): Promise<string[] | undefined> {
    const turns = Array.from({ length: instanceCount }, () => call('GET /.well-known/jwks.json'));
    const lists = (await Promise.all(turns)).map(({ json }) =>
      json.keys.map(({ kid }: { kid: string }) => kid),
    );
    return new Set(lists.map(String)).size === 1 ? lists[0] : undefined;
  }

  return {
    config,
    clock,
    log,
    folder: folder.path,
    kids,
    inside,
    async close() {
      await close();
      folder.remove();
    },
    call,
    person: createPerson(call),
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Sends requests without a network port. */
async function openInProcess(
  config: Config,
  { clock, log }: { clock: Clock; log: string[] },
): Promise<OpenedService> {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const app = await buildApp(config, { clock: clock.now, logTo });
  return {
    config,
    async send({ method, address, ...request }) {
      const response = await app.inject({
        ...request,
        method: method as InjectOptions['method'],
        remoteAddress: address,
      });
      return { status: response.statusCode, headers: response.headers, text: response.payload };
    },
    inside: () => app,
    close: () => app.close(),
  };
}

function toRequest(route: string, { body, token, cookies, headers, address }: Call = {}): RawRequest {
  const [method = '', url = ''] = route.split(' ');
  const pairs = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    method,
    url,
    headers: {
      'user-agent': 'test',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
      ...headers,
    },
    payload: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    address: address ?? '127.0.0.1',
  };
}

function toAnswer({ status, headers, text }: RawAnswer) {
  const setCookies = [headers['set-cookie'] ?? []].flat().map(String);
  const cookies: Record<string, string> = {};
  for (const line of setCookies) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    cookies[name] = value;
  }
  const json = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status, headers, setCookies, cookies, json, text };
}

export type Answer = ReturnType<typeof toAnswer>;
type CallService = (route: string, call?: Call) => Promise<Answer>;

export const goodPassword = 'quiet river stones';

/** Registers a person and logs in with the refresh token in the body. */
function createPerson(call: CallService) {
  return async function person({ username = `person-${randomUUID()}`, password = goodPassword } = {}) {
    const registered = await call('POST /register', { body: { role: 'student', username, password } });
    const logIn = () => call('POST /login', { body: { username, password, deliver: 'body' } });
    const { json } = await logIn();
    return {
      username,
      password,
      id: String(registered.json?.account.id),
      token: String(json?.access_token),
      refreshToken: String(json?.refresh_token),
      logIn,
    };
  };
}

/** Drops a table of the running service, so that every login fails with an internal error. */
export function dropAttempts({ database }: Config): void {
  if (database.kind !== 'sqlite') throw new Error(`Cannot break a database of kind "${database.kind}"`);
  const connection = new DatabaseSync(database.path);
  connection.exec('drop table attempts');
  connection.close();
}

/** A code for an account, valid for a minute, as the operator's command stores it. */
export async function issueResetCode(
  { config, clock }: Pick<Service, 'config' | 'clock'>,
  accountId: string,
): Promise<string> {
  const code = createResetCode();
  const storage = await openStorage(config.database);
  const expiresAt = clock.now() + 60_000;
  await storage.saveResetCode({ accountId, codeHash: hashResetCode(code), expiresAt });
  await storage.close();
  return code;
}
