import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { explainErrors, toSystemError } from '@campusway/service/system-errors';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { createFolder } from '../storage/create-folder.ts';

const KeysFileSchema = Type.Object({
  /** 256 bits, base64url. All other secrets are derived from it. */
  master: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  signing: Type.Array(
    Type.Object({
      kid: Type.String(),
      /** Published immediately, signs from this time on. Milliseconds since 1970. */
      signsFrom: Type.Number(),
      key: Type.Object({
        kty: Type.Literal('EC'),
        crv: Type.Literal('P-256'),
        x: Type.String(),
        y: Type.String(),
        d: Type.String(),
      }),
    }),
    { minItems: 1 },
  ),
});

const advice = 'Check AUTH_DATA_DIR and AUTH_KEYS_FILE';

export type KeysFile = Type.Static<typeof KeysFileSchema>;
export type SigningKey = KeysFile['signing'][number];

/** @throws {SyntaxError} for any other content, which the message does not repeat, and for what is no file */
export function readKeysFile(path: string): KeysFile {
  const file = ofKeys(path, () => statSync(path));
  // Reading a FIFO would block the whole service.
  if (!file.isFile())
    throw new SyntaxError(`Cannot use the keys "${path}": it is not a regular file. ${advice}`);
  const value = parseJson(ofKeys(path, () => readFileSync(path, 'utf8')));
  if (!Value.Check(KeysFileSchema, value) || !value.signing.every(isPrivateKey))
    throw new SyntaxError(`Cannot read "${path}": it is not a keys file. ${advice}`);
  return value;
}

function isPrivateKey({ key }: SigningKey): boolean {
  try {
    return createPrivateKey({ key, format: 'jwk' }).type === 'private';
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createKeysFile(now: number): KeysFile {
  return { master: randomBytes(32).toString('base64url'), signing: [createSigningKey(now)] };
}

export function createSigningKey(signsFrom: number): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' }) satisfies JsonWebKey;
  if (!x || !y || !d) throw new Error('Cannot create a signing key: a coordinate is missing');
  return { kid: toThumbprint({ x, y }), signsFrom, key: { kty: 'EC', crv: 'P-256', x, y, d } };
}

/** Creates the file on the first start. If two services start at once, one creates it and both read the same keys. */
export function ensureKeysFile(path: string, now: number): KeysFile {
  try {
    return readKeysFile(path);
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
  const draft = writeDraft(path, createKeysFile(now));
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readKeysFile(path);
}

/** Atomic: readers see the old file or the new one, never a partial one. A symbolic link stays: its target is replaced. */
export function replaceKeysFile(name: string, keys: KeysFile): void {
  const path = existsSync(name) ? realpathSync(name) : name;
  const draft = writeDraft(path, keys);
  try {
    renameSync(draft, path);
  } catch (error) {
    throw discard(draft, path, error);
  }
}

function writeDraft(path: string, keys: KeysFile): string {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = ofKeys(path, () => {
    createFolder(dirname(path));
    return openSync(draft, 'wx', 0o600);
  });
  try {
    // Unlike writeSync(), it continues after a part was written.
    writeFileSync(file, `${JSON.stringify(keys, undefined, 2)}\n`);
    fsyncSync(file);
  } catch (error) {
    throw discard(draft, path, error);
  } finally {
    closeSync(file);
  }
  return draft;
}

/** Names the file and its settings in errors of the operating system. */
function ofKeys<Result>(path: string, work: () => Result): Result {
  return explainErrors(work, `use the keys "${path}"`, advice);
}

/** Removes a draft, which holds secrets, and returns the error with the name of the file. */
function discard(draft: string, path: string, error: unknown): unknown {
  rmSync(draft, { force: true });
  return toSystemError(error, `write "${path}"`);
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** RFC 7638 thumbprint, used as `kid`. */
export function toThumbprint({ x, y }: { readonly x: string; readonly y: string }): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
}

/**
 * Adds a key that signs after `publishSeconds`, when every service that caches the JWKS has it. Removes keys whose last
 * token has expired.
 */
export function rotateKeys(
  keys: KeysFile,
  { now, publishSeconds, accessSeconds }: { now: number; publishSeconds: number; accessSeconds: number },
): KeysFile {
  const added = createSigningKey(now + publishSeconds * 1000);
  const ordered = [...keys.signing, added].sort((a, b) => a.signsFrom - b.signsFrom);
  const spare = (2 * 60 + accessSeconds) * 1000;
  const needed = ordered.filter((_, index) => {
    const next = ordered[index + 1];
    return !next || next.signsFrom + spare > now;
  });
  return { ...keys, signing: needed };
}
