import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPackageFacts } from './package-facts.ts';
import { sharedByRemote } from './shared.ts';

function packageFolder(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(content));
  return folder;
}

const manifest = {
  name: '@campusway/mfe-bus',
  peerDependencies: { react: '^19.3.1', '@campusway/platform': '*' },
};

test('readPackageFacts() derives the names from package.json', () => {
  const facts = readPackageFacts(packageFolder(manifest));
  expect(facts.name).toBe('mfe-bus');
  expect(facts.federationName).toBe('mfe_bus');
});

test('sharedByRemote() takes each peer from the shell', () => {
  const facts = readPackageFacts(packageFolder(manifest));
  expect(sharedByRemote(facts).react).toEqual({ singleton: true, requiredVersion: '^19.3.1', import: false });
  expect(sharedByRemote(facts)['@campusway/platform']).toEqual({ singleton: true, import: false });
});

test('readPackageFacts() rejects a package.json without name or peerDependencies', () => {
  expect(() => readPackageFacts(packageFolder({}))).toThrow('its package.json has no name');
  expect(() => readPackageFacts(packageFolder({ name: 'x' }))).toThrow('no peerDependencies to share');
});
