import { execFileSync, spawn } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../tests/support/config.ts';
import { KeyRing } from './key-ring.ts';
import { createKeysFile, ensureKeysFile, readKeysFile, replaceKeysFile, rotateKeys } from './keys-file.ts';

const now = Date.UTC(2026, 0, 1);

function createPath(): string {
  const folder = createFolder();
  onTestFinished(folder.remove);
  return join(folder.path, 'new', 'keys.json');
}

test('ensureKeysFile() creates a file with mode 0600 once', () => {
  const path = createPath();
  const keys = ensureKeysFile(path, now);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
  expect(ensureKeysFile(path, now + 1)).toEqual(keys);
});

test('readKeysFile() refuses other content without repeating it', () => {
  const path = createPath();
  const keys = ensureKeysFile(path, now);
  for (const text of [
    '',
    '{',
    '[]',
    JSON.stringify({ ...keys, master: 'short' }),
    JSON.stringify({ ...keys, signing: [] }),
    JSON.stringify(keys).replace(/"x":"[^"]+"/, '"x":"AAAA"'),
  ]) {
    writeFileSync(path, text);
    expect(() => readKeysFile(path)).toThrow(
      `Cannot read "${path}": it is not a keys file. Check AUTH_DATA_DIR`,
    );
  }
});

test('replaceKeysFile() keeps mode 0600', () => {
  const path = createPath();
  ensureKeysFile(path, now);
  const next = createKeysFile(now);
  replaceKeysFile(path, next);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(next);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('replaceKeysFile() replaces the target of a symbolic link', () => {
  const path = createPath();
  ensureKeysFile(path, now);
  const link = join(dirname(path), 'link.json');
  symlinkSync(path, link);
  const next = createKeysFile(now);
  replaceKeysFile(link, next);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readKeysFile(path)).toEqual(next);
});

test('readKeysFile() refuses a FIFO, which would block the service, and names it', () => {
  const path = createPath();
  mkdirSync(dirname(path));
  execFileSync('mkfifo', [path]);
  // Ends a read that blocks.
  const writer = spawn('sh', ['-c', 'sleep 3; echo {} > "$0"', path], { stdio: 'ignore' });
  onTestFinished(() => void writer.kill());
  expect(() => readKeysFile(path)).toThrow(`Cannot use the keys "${path}": it is not a regular file`);
});

test('toThumbprint() is the RFC 7638 thumbprint', async () => {
  const [jwk] = new KeyRing(createKeysFile(now), { accessSeconds: 600 }).toJwks(now).keys;
  expect(jwk?.kid).toBe(await calculateJwkThumbprint({ ...jwk }, 'sha256'));
});

test('KeyRing signs with the newest active key and verifies until the last token expires', () => {
  const first = createKeysFile(now);
  const rotated = rotateKeys(first, { now, publishSeconds: 300, accessSeconds: 600 });
  const ring = new KeyRing(rotated, { accessSeconds: 600 });
  const [oldKid, newKid] = rotated.signing.map(({ kid }) => kid);
  const at = (seconds: number) => now + seconds * 1000;
  expect([ring.signer(at(0)).kid, ring.signer(at(299)).kid, ring.signer(at(300)).kid]).toEqual([
    oldKid,
    oldKid,
    newKid,
  ]);
  expect([0, 959, 960].map((seconds) => ring.findPublicPem(oldKid, at(seconds)) !== undefined)).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 959, 960].map((seconds) => ring.toJwks(at(seconds)).keys.length)).toEqual([2, 2, 1]);
});

test('rotateKeys() removes keys without valid tokens', () => {
  const rotation = { publishSeconds: 300, accessSeconds: 600 };
  let keys = createKeysFile(now);
  for (let week = 1; week <= 5; week += 1)
    keys = rotateKeys(keys, { ...rotation, now: now + week * 7 * 86_400_000 });
  expect(keys.signing).toHaveLength(2);
});

test('secret() differs per purpose', () => {
  const ring = new KeyRing(createKeysFile(now), { accessSeconds: 600 });
  const names = ['refresh-chain', 'refresh-seal', 'attempt-name', 'device-seal'] as const;
  expect(new Set(names.map((name) => ring.secret(name).toString('hex'))).size).toBe(4);
  expect(ring.secret('refresh-chain')).toBe(ring.secret('refresh-chain'));
});
