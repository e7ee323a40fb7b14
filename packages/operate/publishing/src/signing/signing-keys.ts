import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { listedKeys } from '@campusway/artefact/build';
import type { Signature } from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';

export interface Signer {
  /** Public key. */
  readonly key: string;
  readonly sign: (text: string) => Signature;
}

/**
 * The key in the file SITE_SIGNING_KEY; undefined when the variable is not set.
 * @throws {ToolError} when it is not an Ed25519 key, is in the site's folder, is readable by others, or is not accepted
 */
export function readSigner(site?: string): Signer | undefined {
  const file = process.env.SITE_SIGNING_KEY;
  if (!file) return undefined;
  const refuse = (why: string) => new ToolError(`Cannot sign with SITE_SIGNING_KEY=${file}: ${why}`);
  if (!existsSync(file)) throw refuse('the file does not exist. Create one with npm run new-key -- FILE');
  if (site !== undefined && isInside(file, site))
    throw refuse('it is in the site folder, which is copied and served. Move it elsewhere');
  const { mode } = statSync(file);
  if ((mode & 0o077) !== 0) throw refuse(`other users can read it. Run chmod 600 ${file}`);
  const privateKey = parsePrivateKey(readFileSync(file));
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw refuse('it is not a private Ed25519 key in PEM format');
  const key = publicPart(privateKey);
  const listed = listedKeys();
  if (listed.length > 0 && !listed.includes(key))
    throw refuse(`its public key ${key} is not among SITE_PUBLIC_KEYS, so no shell would accept it`);
  return {
    key,
    sign: (text) => ({ key, value: sign(null, Buffer.from(text), privateKey).toString('base64') }),
  };
}

/** Accepted public keys: SITE_PUBLIC_KEYS, otherwise the one of SITE_SIGNING_KEY. */
export function acceptedKeys(site: string): readonly string[] {
  const listed = listedKeys();
  if (listed.length > 0) return listed;
  const own = readSigner(site)?.key;
  return own ? [own] : [];
}

/** Explains why a shell with `publicKeys` would refuse a registry signed now; undefined when it would accept it. */
export function explainKeys({ publicKeys = [] }: { readonly publicKeys?: readonly string[] | undefined }) {
  const key = readSigner()?.key;
  if (publicKeys.length === 0 || (key && publicKeys.includes(key))) return undefined;
  const signed = key ? `this one is signed with ${key}` : 'this one is not signed (SITE_SIGNING_KEY)';
  return `it accepts only registries signed with ${publicKeys.join(' or ')}, ${signed}`;
}

/** Whether `signature` is a valid signature of `text` by one of `accepted`. */
export function isSignedBy(accepted: readonly string[], text: string, { key, value }: Signature): boolean {
  if (!accepted.includes(key)) return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64'));
}

/**
 * Writes a new private key that only this user can read, and creates its folder. Returns the public key.
 * @throws {ToolError} when the file exists
 */
export function writeNewKey(file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  if (existsSync(file)) throw new ToolError(`Cannot write a key to ${file}: the file exists`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
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
