import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

test('GET /openapi.json documents operation ids, the cookie and the required X-CampusWay header', async () => {
  const { call } = await startService();
  const { json: document } = await call('GET /openapi.json');
  const operations = Object.values<Record<string, { operationId?: string; parameters?: { name: string }[] }>>(
    document.paths,
  ).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id ?? ''))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.components.securitySchemes.session).toEqual({
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-campusway-refresh-4300',
  });
  const withHeader = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'x-campusway'),
  );
  expect(withHeader.map(({ operationId }) => operationId)).toEqual(['refreshSession', 'logOut']);
  expect(document.paths['/refresh'].post.security).toContainEqual({ session: [] });
});
