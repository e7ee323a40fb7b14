import { expect, test } from 'vitest';
import { findClientAddress } from './client-address.ts';
import { createApp } from './create-app.ts';

const proxy = '10.0.9.1';
const trustedProxies = ['10.0.9.0/28', '2001:db8:9::1'];

async function findAddress(forwarded: string | undefined, remoteAddress: string = proxy) {
  const app = createApp({ logLevel: 'silent', trustedProxies });
  app.get('/', async (request) => findClientAddress(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { address, isKnown } = (await app.inject({ url: '/', headers, remoteAddress })).json();
  return isKnown ? address : [address];
}

test.each([
  [undefined, proxy],
  [',', proxy],
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['fe80::7%eth0', 'fe80::7'],
  ['192.0.2.9, 192.0.2.7', '192.0.2.7'],
  ['192.0.2.9, mail=ana@x, 192.0.2.7', '192.0.2.7'],
  ['192.0.2.7, 10.0.9.2', '192.0.2.7'],
  ['192.0.2.7, 10.0.9.2:4000', '192.0.2.7'],
  ['192.0.2.7, 10.0.9.16', '10.0.9.16'],
  ['192.0.2.7, ::ffff:10.0.9.2', '192.0.2.7'],
])('findClientAddress() behind a proxy that sends %j is %s', async (forwarded, address) => {
  expect(await findAddress(forwarded)).toBe(address);
});

test.each([
  'mail=ana@x password=hunter2',
  'unknown',
  '01.02.03.04',
  '192.0.2.7:',
  '[192.0.2.7',
  'a'.repeat(200),
])('findClientAddress() is the address of the proxy that sends %j', async (forwarded) => {
  expect(await findAddress(forwarded)).toEqual([proxy]);
  expect(await findAddress(`${forwarded}, 10.0.9.2`)).toEqual(['10.0.9.2']);
  expect(await findAddress(`192.0.2.7, ${forwarded}`)).toEqual([proxy]);
});

test('findClientAddress() ignores the header of a client that is no trusted proxy', async () => {
  expect(await findAddress('192.0.2.7', '198.51.100.1')).toBe('198.51.100.1');
  expect(await findAddress('192.0.2.7', '2001:db8:9::1')).toBe('192.0.2.7');
  expect(await findAddress('192.0.2.7', '2001:db8:9::2')).toBe('2001:db8:9::2');
});
