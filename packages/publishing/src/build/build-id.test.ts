import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles, toBuildId } from './build-id.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

test('toBuildId() depends on names and contents and on nothing else', () => {
  const id = toBuildId(folderWith({ 'a.js': '1', 'assets/b.js': '2' }));
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(toBuildId(folderWith({ 'assets/b.js': '2', 'a.js': '1' }))).toBe(id);
  expect(toBuildId(folderWith({ 'a.js': '1', 'assets/b.js': '3' }))).not.toBe(id);
  expect(toBuildId(folderWith({ 'a.js': '1', 'assets/c.js': '2' }))).not.toBe(id);
});

test('listFiles() gives paths below the folder, sorted', () => {
  expect(listFiles(folderWith({ 'b.js': '', 'a/c.js': '', 'a/b/d.css': '' }))).toEqual([
    'a/b/d.css',
    'a/c.js',
    'b.js',
  ]);
});
