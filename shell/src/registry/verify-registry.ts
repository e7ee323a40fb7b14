import { type Registry, registryText } from '@campusway/contract';

/**
 * Verifies the registry's signature against `publicKeys`, and its digest of the page's import map. That of the live site may be
 * of other scripts, as the page loads none that it names, but not of a preview. A browser without Ed25519 loads the site
 * unverified.
 * @throws {Error} when the key is unknown, or the signature or the digest does not match
 */
export async function verifyRegistry(
  registry: Registry,
  publicKeys: readonly string[],
  { isLive = false } = {},
): Promise<void> {
  const { key, value } = registry.signature ?? { key: '', value: '' };
  if (!publicKeys.includes(key)) throw new Error('The list of modules is not signed with a key of this site');
  const publicKey = await importKey(key);
  if (!publicKey) return console.warn('This browser has no Ed25519: the list of modules is not verified');
  const scripts = document.querySelector('script[type="importmap"]')?.textContent ?? '';
  const isSigned = await crypto.subtle.verify(
    'Ed25519',
    publicKey,
    toBytes(value),
    encode(registryText(registry)),
  );
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', encode(scripts)));
  const importMap = `sha384-${btoa(String.fromCharCode(...digest))}`;
  const isFitting = isLive ? !registry.preview : importMap === registry.importMap;
  if (!isSigned || !isFitting) throw new Error('The list of modules does not match its signature');
}

/** Undefined without Ed25519, and without `crypto.subtle`, which needs TLS or localhost. */
function importKey(x: string): Promise<CryptoKey | undefined> {
  const imported = crypto.subtle?.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, [
    'verify',
  ]);
  return Promise.resolve(imported).catch((error: DOMException) => {
    if (error.name === 'NotSupportedError') return undefined;
    throw error;
  });
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
