import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { createFolder, createTestConfig } from './config.ts';

export interface Call {
  readonly body?: unknown;
  /** Access token. */
  readonly token?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** A whole service, called without a port. Closed when the test is over. */
export async function startService(changes: Partial<Config> = {}) {
  const service = await openService(changes);
  onTestFinished(service.close);
  return service;
}

/** The same for several tests: whoever opens it closes it. */
export async function openService(changes: Partial<Config> = {}, folder = createFolder()) {
  const clock = createClock();
  const log: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const config = createTestConfig(folder.path, changes);
  const app = await buildApp(config, { clock: clock.now, logTo });
  async function close(): Promise<void> {
    await app.close();
    folder.remove();
  }

  /** `call('POST /login', { body })` */
  async function call(route: string, { body, token, cookies, headers = {}, address }: Call = {}) {
    const [method, url] = route.split(' ');
    const response = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(cookies && { cookies: { ...cookies } }),
      ...(address && { remoteAddress: address }),
    });
    return toAnswer(response);
  }

  return { app, config, clock, log, folder: folder.path, close, call, person: createPerson(call) };
}

export type Service = Awaited<ReturnType<typeof startService>>;

function toAnswer(response: LightMyRequestResponse) {
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const json = response.payload.startsWith('{') ? response.json() : undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies,
    json,
    text: response.payload,
    response,
  };
}

export type Answer = ReturnType<typeof toAnswer>;
type CallService = (route: string, call?: Call) => Promise<Answer>;

export const goodPassword = 'quiet river stones';

/** Registers somebody and logs them in on one device, as a program does: the refresh token comes in the body. */
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

export function createClock() {
  let time = Date.now();
  return {
    now: () => time,
    advance(seconds: number) {
      time += seconds * 1000;
    },
  };
}
