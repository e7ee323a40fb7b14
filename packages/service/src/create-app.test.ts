import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
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

test.each([
  ['declared', 'content-length: 20000', 'x'.repeat(15_000)],
  ['chunked', 'transfer-encoding: chunked', `4e1a\r\n${'x'.repeat(14_994)}`],
])(
  'createApp() answers a %s body that is too large before its end, and reads the rest',
  async (_, length, rest) => {
    const app = createApp({ logLevel: 'silent', bodyLimit: 1024 });
    app.post('/', async () => 'read');
    app.get('/', async () => 'next');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const answer = async () => String((await once(socket, 'data'))[0]);
    const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
    socket.write(head + rest);
    expect(await answer()).toContain('413');
    const end = length.startsWith('content') ? 'x'.repeat(5000) : `${'x'.repeat(5000)}\r\n0\r\n\r\n`;
    socket.write(`${end}GET / HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(await answer()).toContain('next');
    socket.destroy();
    await app.close();
  },
);
