import {
  createHmac,
  createPrivateKey,
  createSign,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { readKeysFile } from '../../src/keys/keys-file.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Decodes header and claims of a token. */
export function decodeToken(token: string) {
  const [header = '', payload = ''] = token.split('.');
  const decode = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString());
  return { header: decode(header), payload: decode(payload) };
}

export function signEs256(header: object, payload: object, key: KeyObject): string {
  const input = `${encode(header)}.${encode(payload)}`;
  const signature = createSign('sha256').update(input).sign({ key, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}

export function signHs256(header: object, payload: object, secret: string | Buffer): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

export function signRs256(header: object, payload: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${createSign('sha256').update(input).sign(privateKey).toString('base64url')}`;
}

export function unsigned(header: object, payload: object): string {
  return `${encode(header)}.${encode(payload)}.`;
}

/** Reads the private key of the service under test. */
export function readSigningKey(keysFile: string): KeyObject {
  const [signing] = readKeysFile(keysFile).signing;
  if (!signing) throw new Error('The keys file holds no key');
  return createPrivateKey({ key: signing.key satisfies JsonWebKey, format: 'jwk' });
}
