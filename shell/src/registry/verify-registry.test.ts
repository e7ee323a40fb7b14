// @vitest-environment jsdom
import { type Registry, registryText } from '@campusway/contract';
import { beforeEach, expect, test } from 'vitest';
import { verifyRegistry } from './verify-registry.ts';

const ed25519 = 'Ed25519';
const { publicKey, privateKey } = (await crypto.subtle.generateKey(ed25519, true, [
  'sign',
  'verify',
])) as CryptoKeyPair;
const key = (await crypto.subtle.exportKey('jwk', publicKey)).x ?? '';
const toBase64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');
const digestOf = async (text: string) =>
  `sha384-${toBase64(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)))}`;

async function sign(more: Partial<Registry>, importMap: string): Promise<Registry> {
  const unsigned: Registry = {
    ...{ release: '000006', modules: [], services: {}, provided: {}, ...more },
    importMap: await digestOf(importMap),
  };
  const bytes = new TextEncoder().encode(registryText(unsigned));
  const value = toBase64(await crypto.subtle.sign(ed25519, privateKey, bytes));
  return { ...unsigned, signature: { key, value } };
}

const [own, other] = ['{"imports":{}}', '{"imports":{"a":"b"}}'];
beforeEach(() => {
  document.head.innerHTML = `<script type="importmap">${own}</script>`;
});

test.each([
  ['of the page', own, undefined, true],
  ['of the page, of other scripts', other, undefined, false],
  ['of the live site, whose scripts changed', other, { isLive: true }, true],
])('verifyRegistry() of a signed registry %s', async (_name, importMap, options, isValid) => {
  const verified = verifyRegistry(await sign({}, importMap), [key], options);
  await (isValid
    ? expect(verified).resolves.toBeUndefined()
    : expect(verified).rejects.toThrow('does not match its signature'));
});

test.each<[string, (signed: Registry) => Registry, string]>([
  ['one change', (signed) => ({ ...signed, services: { auth: 'https://evil.example' } }), 'does not match'],
  ['another release', (signed) => ({ ...signed, release: '000007' }), 'does not match'],
  ['no signature', ({ signature: _, ...rest }) => rest, 'is not signed'],
  ['another key', (signed) => ({ ...signed, signature: { key: 'B', value: '' } }), 'is not signed'],
])('verifyRegistry() rejects a registry of the live site with %s', async (_name, change, message) => {
  const live = change(await sign({}, other));
  await expect(verifyRegistry(live, [key], { isLive: true })).rejects.toThrow(message);
});

test('verifyRegistry() rejects as that of the live site the registry of a preview', async () => {
  const preview = await sign({ preview: { builds: {}, until: '2999-01-01' } }, other);
  await expect(verifyRegistry(preview, [key], { isLive: true })).rejects.toThrow('does not match');
});
