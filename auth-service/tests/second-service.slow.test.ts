import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { decodeToken, readSigningKey, signEs256 } from './support/forge.ts';
import { findFreePort, spawnScript } from './support/process.ts';
import { startService } from './support/service.ts';

const script = fileURLToPath(new URL('support/second-service.ts', import.meta.url));

/** The auth service with one account, and a second service that verifies its tokens. */
async function startBoth() {
  const authPort = await findFreePort();
  const issuer = `http://127.0.0.1:${authPort}`;
  const { inside, config, person } = await startService({ issuer });
  const auth = inside();
  await auth.listen({ host: '127.0.0.1', port: authPort });
  const { token, id } = await person();

  const metricsPort = await findFreePort();
  const environment = { SECOND_ISSUER: issuer, SECOND_METRICS_PORT: String(metricsPort) };
  const second = await spawnScript(script, [], environment);
  onTestFinished(() => second.kill('SIGKILL'));
  const get = (path: string, bearer?: string) =>
    fetch(`${second.url}${path}`, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
  return { auth, second, get, key: readSigningKey(config.keysFile), id, token, metricsPort };
}

test('createTokenVerifier() in a second service accepts tokens of the auth service and refuses forged ones', async () => {
  const { get, key, id, token } = await startBoth();
  const { header, payload } = decodeToken(token);
  const answer = await get('/greeting', token);
  expect([answer.status, await answer.json()]).toEqual([200, { hello: id }]);
  const forged = {
    'signed again': signEs256(header, payload, key),
    'wrong typ': signEs256({ ...header, typ: 'JWT' }, payload, key),
    'wrong alg': signEs256({ ...header, alg: 'ES384' }, payload, key),
    'unknown kid': signEs256({ ...header, kid: 'other' }, payload, key),
    'wrong iss': signEs256(header, { ...payload, iss: 'http://localhost:4300' }, key),
    'wrong aud': signEs256(header, { ...payload, aud: 'another' }, key),
    expired: signEs256(header, { ...payload, exp: 1 }, key),
    none: '',
  };
  const statuses: Record<string, number> = {};
  for (const [name, text] of Object.entries(forged)) {
    const { status, headers } = await get('/greeting', text);
    statuses[name] = status;
    expect(headers.get('content-type')).toMatch(status === 200 ? /json/ : /^application\/problem\+json/);
  }
  const refused = Object.fromEntries(Object.keys(forged).map((name) => [name, 401]));
  expect(statuses).toEqual({ ...refused, 'signed again': 200 });
});

test('a second service serves health and metrics, and is ready only with the keys', async () => {
  const { auth, get, metricsPort, token } = await startBoth();
  await auth.close();
  expect([(await get('/health/live')).status, (await get('/health/ready')).status]).toEqual([200, 503]);
  expect((await get('/greeting', token)).status).toBe(503);
  expect((await get('/metrics')).status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/greeting",status="503"} 1',
  );
});

test('runService() ends a second service within 3 s of SIGTERM despite an unfinished request', async () => {
  const { second } = await startBoth();
  const socket = connect(Number(new URL(second.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(
    'POST /greeting HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  void second.kill('SIGTERM');
  // Without the limit, the unfinished request would take 10 s to time out.
  await expect.poll(second.isAlive, { timeout: 6000 }).toBe(false);
});
