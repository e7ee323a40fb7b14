import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createKeysFile, ensureKeysFile, replaceKeysFile } from '../src/keys/keys-file.ts';
import { writeBackup } from '../src/storage/backup.ts';
import { createFolder } from './support/config.ts';
import { createAccount, noon } from './support/samples.ts';

let folder: string;
beforeEach(() => {
  const { path, remove } = createFolder();
  onTestFinished(remove);
  folder = path;
});

function fillDisk(): void {
  const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, fsync'), { code: 'ENOSPC' });
  });
  // For modules that were loaded before.
  syncBuiltinESMExports();
  onTestFinished(() => {
    fsync.mockRestore();
    syncBuiltinESMExports();
  });
}

async function* list() {
  yield createAccount();
}

const toMessage = (path: string) => `Cannot write "${path}": the disk is full`;

test('replaceKeysFile() on a full disk leaves the old file alone and names it', () => {
  const path = join(folder, 'keys.json');
  ensureKeysFile(path, noon);
  const before = readFileSync(path, 'utf8');
  fillDisk();
  expect(() => replaceKeysFile(path, createKeysFile(noon))).toThrow(toMessage(path));
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['keys.json'], before]);
});

test('replaceKeysFile() removes the new file when it cannot replace the old one', () => {
  const path = join(folder, 'keys.json');
  mkdirSync(path);
  expect(() => replaceKeysFile(path, createKeysFile(noon))).toThrow(path);
  expect(readdirSync(folder)).toEqual(['keys.json']);
});

test('writeBackup() names a file in a folder that is a file', async () => {
  const path = join(folder, 'file', 'keys.json');
  writeFileSync(join(folder, 'file'), '');
  const reason = 'a part of the path is not a folder';
  await expect(writeBackup(path, list())).rejects.toThrow(`Cannot write "${path}": ${reason}`);
});

test('ensureKeysFile() on a full disk leaves no file', () => {
  const path = join(folder, 'keys.json');
  fillDisk();
  expect(() => ensureKeysFile(path, noon)).toThrow(toMessage(path));
  expect(readdirSync(folder)).toEqual([]);
});

test('writeBackup() on a full disk leaves no file', async () => {
  const path = join(folder, 'accounts.ndjson');
  fillDisk();
  await expect(writeBackup(path, list())).rejects.toThrow(toMessage(path));
  expect(readdirSync(folder)).toEqual([]);
});
