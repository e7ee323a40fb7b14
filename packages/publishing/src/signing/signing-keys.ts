import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Signature } from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';

export interface Signer {
  /** Its public key. */
  readonly key: string;
  readonly sign: (text: string) => Signature;
}

/**
 * The key in the file that SITE_SIGNING_KEY names; undefined where sites are not signed.
 * @throws {ToolError} when it is no Ed25519 key, lies in the site, can be read by others, or is not among the accepted
 */
export function readSigner(site?: string): Signer | undefined {
  const file = process.env.SITE_SIGNING_KEY;
  if (!file) return undefined;
  const refuse = (why: string) => new ToolError(`Cannot sign with SITE_SIGNING_KEY=${file}: ${why}`);
  if (!existsSync(file)) throw refuse('there is no such file. npm run new-key -- FILE makes one');
  if (site !== undefined && isInside(file, site))
    throw refuse('it lies in the site folder, which is copied and served; move it out');
  const { mode } = statSync(file);
  if ((mode & 0o077) !== 0) throw refuse(`others on this machine may read it; chmod 600 ${file}`);
  const privateKey = parsePrivateKey(readFileSync(file));
  if (privateKey?.asymmetricKeyType !== 'ed25519') throw refuse('it is not a private Ed25519 key in PEM');
  const key = publicPart(privateKey);
  const listed = listedKeys();
  if (listed.length > 0 && !listed.includes(key))
    throw refuse(`its public key ${key} is not among SITE_PUBLIC_KEYS, and no shell would accept it`);
  return {
    key,
    sign: (text) => ({ key, value: sign(null, Buffer.from(text), privateKey).toString('base64') }),
  };
}

/** Public keys whose signatures count on this machine: SITE_PUBLIC_KEYS, otherwise that of SITE_SIGNING_KEY. */
export function acceptedKeys(site: string): readonly string[] {
  const listed = listedKeys();
  if (listed.length > 0) return listed;
  const own = readSigner(site)?.key;
  return own ? [own] : [];
}

/**
 * SITE_PUBLIC_KEYS, separated by commas. They are compiled into a shell that is built with them.
 * @throws {ToolError} that names what is no key
 */
export function listedKeys(): readonly string[] {
  const keys = (process.env.SITE_PUBLIC_KEYS ?? '').split(',').filter(Boolean);
  const odd = keys.find((key) => !/^[\w-]{43}$/.test(key));
  if (odd === undefined) return keys;
  throw new ToolError(
    `Cannot use SITE_PUBLIC_KEYS: "${odd}" is not a public key of 43 characters, as npm run new-key prints it. Several are separated by commas`,
  );
}

/** Why a shell with `publicKeys` would refuse the registry that is signed now, in words; undefined when it would not. */
export function explainKeys({ publicKeys = [] }: { readonly publicKeys?: readonly string[] | undefined }) {
  const key = readSigner()?.key;
  if (publicKeys.length === 0 || (key && publicKeys.includes(key))) return undefined;
  const signed = key ? `this one is signed with ${key}` : 'this one is not signed (SITE_SIGNING_KEY)';
  return `it accepts only registries signed with ${publicKeys.join(' or ')}, ${signed}`;
}

/** Whether `signature` was made over `text` with one of `accepted`. */
export function isSignedBy(accepted: readonly string[], text: string, { key, value }: Signature): boolean {
  if (!accepted.includes(key)) return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64'));
}

/**
 * Writes a new private key that only this user can read. Gives its public key.
 * @throws {ToolError} when there is a file already
 */
export function writeNewKey(file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  if (existsSync(file)) throw new ToolError(`Cannot write a key to ${file}: there is a file already`);
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return publicPart(privateKey);
}

function publicPart(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
}

function parsePrivateKey(pem: Buffer): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

function isInside(file: string, folder: string): boolean {
  const root = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const [first] = relative(root, realpathSync(file)).split(sep);
  return first !== '..';
}
