import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: object }>>;
}

async function readDocument() {
  const { call } = await startService();
  const { json: document, text } = await call('GET /openapi.json');
  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, ...operation })),
  );
  return { document, text, operations };
}

test('GET /openapi.json documents operation ids, the cookie and the required X-CampusWay header', async () => {
  const { document, operations } = await readDocument();
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.components.securitySchemes.session).toEqual({
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-campusway-refresh-4300',
  });
  const withHeader = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'x-campusway'),
  );
  expect(withHeader.map(({ operationId }) => operationId)).toEqual([
    'refreshSession',
    'logOut',
    'getAccount',
    'deleteAccount',
    'changePassword',
    'listSessions',
    'endSessions',
    'endSession',
  ]);
  expect(document.paths['/refresh'].post.security).toContainEqual({ session: [] });
});

test('POST /refresh accepts the origin and the header that /docs sends', async () => {
  const { call, person } = await startService();
  const { username, password } = await person();
  const { cookies } = await call('POST /login', { body: { username, password } });
  const { servers, paths } = (await call('GET /openapi.json')).json;
  const [{ name, schema }] = paths['/refresh'].post.parameters;
  const headers = { origin: servers[0].url, [name]: schema.default };
  const answer = await call('POST /refresh', { cookies, headers });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, servers[0].url]);
});

test("GET /openapi.json has no error by Redocly's recommended rules", async () => {
  const { text } = await readDocument();
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([]);
});

test('GET /openapi.json documents the public calls, the errors of bodies and the headers of responses', async () => {
  const { document, text, operations } = await readDocument();
  const open = operations.filter(({ security }) => security.length === 0);
  expect(open.map(({ operationId }) => operationId)).toEqual([
    'registerOrLogIn',
    'register',
    'logIn',
    'resetPassword',
    'getKeys',
    'getLiveness',
    'getReadiness',
  ]);
  for (const { method, operationId, responses } of operations) {
    const wanted = method === 'get' ? [] : ['400', '403', '413', '415', '503'];
    expect([operationId, Object.keys(responses)]).toEqual([operationId, expect.arrayContaining(wanted)]);
    for (const [status, { headers = {}, content }] of Object.entries(responses)) {
      const header = { 401: 'WWW-Authenticate', 429: 'Retry-After', 503: 'Retry-After' }[status];
      if (header) expect([operationId, Object.keys(headers)]).toEqual([operationId, [header]]);
      if (Number(status) >= 400)
        expect(content).toEqual({
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        });
    }
  }
  const setsCookie = operations.filter(({ responses }) => JSON.stringify(responses).includes('Set-Cookie'));
  expect(setsCookie.map(({ operationId }) => operationId)).toEqual([
    'registerOrLogIn',
    'logIn',
    'refreshSession',
    'logOut',
    'deleteAccount',
    'changePassword',
    'endSessions',
    'endSession',
  ]);
  expect(Object.keys(document.components.schemas)).toEqual(['Problem']);
  expect(text.match(/RFC 9457, application\/problem/g)).toHaveLength(1);
});
