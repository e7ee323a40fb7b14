import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';

test('createApp() refuses a JSON body that is not UTF-8, in which different texts would become equal', async () => {
  const app = createApp({ logLevel: 'silent' });
  app.post('/', async ({ body }) => body);
  const headers = { host: 'x', 'content-type': 'application/json' };
  const post = (payload: Buffer) => app.inject({ method: 'POST', url: '/', headers, payload });
  expect((await post(Buffer.from('{"name":"ü"}'))).json()).toEqual({ name: 'ü' });
  const answer = await post(Buffer.from('{"name":"ü"}', 'latin1'));
  expect(answer.json()).toMatchObject({ status: 400, detail: 'The body is not UTF-8' });
});
