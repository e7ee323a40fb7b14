import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '@campusway/toolkit';
import type { Front } from '../support/site-with-accounts.ts';

export type Fault = 'down' | 'tampered';

export interface FaultyProxy extends Front {
  /** Origin of the server behind it. */
  readonly target: string;
  /** Makes everything below a path fail, until it is reset. */
  fail(path: string, fault: Fault | undefined): void;
}

/** Code added to a tampered script. */
export const tamperedMark = 'campuswayTampered';

/** Proxy between a browser and the site, since not every engine lets a test intercept requests. */
export async function openFaultyProxy(target: string, certificate?: Certificate): Promise<FaultyProxy> {
  const faults = new Map<string, Fault>();
  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const [, fault] = [...faults].find(([path]) => incoming.url?.startsWith(path)) ?? [];
    if (fault === 'down') incoming.socket.destroy();
    else pass(incoming, outgoing, { target, tamper: fault === 'tampered' });
  }
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    target,
    origin: `${certificate ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    fail: (path, fault) => void (fault ? faults.set(path, fault) : faults.delete(path)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, tamper }: { target: string; tamper: boolean },
): void {
  // A tampered script is sent as it is, not compressed.
  const { 'accept-encoding': encoding, ...headers } = incoming.headers;
  const url = new URL(incoming.url ?? '/', target);
  const onward = request(url, {
    method: incoming.method,
    headers: tamper ? headers : { ...headers, 'accept-encoding': encoding ?? '' },
  });
  onward.on('response', (answer) => {
    const { 'content-length': _length, ...rest } = answer.headers;
    const changed = tamper && url.pathname.endsWith('.js');
    outgoing.writeHead(answer.statusCode ?? 502, changed ? rest : answer.headers);
    if (changed) outgoing.write(`globalThis.${tamperedMark} = true;\n`);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
