import { once } from 'node:events';
import { connect } from 'node:net';
import type { Random } from '../support/random.ts';

/** Sends malformed HTTP. Resolves to the status, undefined when the connection was closed without a response. */
export async function sendRaw(random: Random, port: number): Promise<number | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.setTimeout(2000, () => socket.destroy());
  socket.end(createRaw(random));
  await once(socket, 'close');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}

function createRaw(random: Random): Buffer {
  const host = 'host: x\r\nconnection: close\r\n';
  const json = 'content-type: application/json\r\n';
  const lines = [
    `POST /login HTTP/1.1\r\n${host}${json}content-length: 5\r\n\r\n{"username":"a"}`,
    `POST /login HTTP/1.1\r\n${host}${json}content-length: -1\r\n\r\n{}`,
    `POST /login HTTP/1.1\r\n${host}${json}content-length: 99999999999\r\n\r\n{}`,
    `POST /login HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `POST /login HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n{}`,
    `POST /login HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `GET /me HTTP/9.9\r\n${host}\r\n`,
    'GET /me HTTP/1.1\r\n\r\n',
    `GET  /me HTTP/1.1\r\n${host}\r\n`,
    `GET /\u0000 HTTP/1.1\r\n${host}\r\n`,
    `GET http://other.example/me HTTP/1.1\r\n${host}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
    `CONNECT me:1 HTTP/1.1\r\n${host}\r\n`,
    `GET /me HTTP/1.1\r\n${host}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    `GET /me HTTP/1.1\r\n${host}x: ${'y'.repeat(40_000)}\r\n\r\n`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET /me HTTP/1.1\r\n${host}${'h: 1\r\n'.repeat(3000)}\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ];
  const line = Buffer.from(random.pick(lines), 'latin1');
  if (random.chance(0.5)) return line;
  const damaged = Buffer.from(line);
  for (let byte = 0; byte < 3; byte += 1) damaged[random.below(damaged.length)] = random.below(256);
  return damaged;
}
