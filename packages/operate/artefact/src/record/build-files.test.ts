import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBuildId, toFileIntegrity, toIntegrity } from '@campusway/pages';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { listFiles } from './build-files.ts';

function folderWith(files: Record<string, string>): string {
  const folder = tempFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

test('listFiles() returns sorted paths relative to the folder', () => {
  expect(listFiles(folderWith({ 'b.js': '', 'a/c.js': '', 'a/b/d.css': '' }))).toEqual([
    'a/b/d.css',
    'a/c.js',
    'b.js',
  ]);
});

const facts = {
  name: 'mfe-a',
  contract: 1,
  shared: { react: '^19.0.0' },
  routes: [{ path: '/a', page: 'a', title: 'A', description: '' }],
  parts: [],
  files: { 'remoteEntry.js': 'sha384-x' },
};

test('toBuildId() is equal for equal facts', () => {
  expect(toBuildId(facts)).toMatch(/^[0-9a-f]{12}$/);
  expect(toBuildId(structuredClone(facts))).toBe(toBuildId(facts));
});

test.each([
  { contract: 2 },
  { shared: { react: '^19.1.0' } },
  { routes: [{ path: '/b', page: 'a', title: 'A', description: '' }] },
  { parts: ['campus-plan'] },
  { files: { 'remoteEntry.js': 'sha384-y' } },
])('toBuildId() differs when only %j differs', (other) => {
  expect(toBuildId({ ...facts, ...other })).not.toBe(toBuildId(facts));
});

test('toIntegrity() uses the algorithm of another digest', () => {
  const [short, long] = [toFileIntegrity('text'), toIntegrity('text')];
  expect(short).toMatch(/^sha256-.{44}$/);
  expect(long).toMatch(/^sha384-.{64}$/);
  expect(toIntegrity('text', short)).toBe(short);
  expect(toIntegrity('text', long)).toBe(long);
});
