import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHillCollege } from '@campusway/college/testing/hill-college';
import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

const exportTo = (folder: string, ...args: string[]) =>
  startCommand(['campus-export', '--college', folder, ...args]);

function hillFolder(): string {
  const folder = tempFolder();
  writeHillCollege(folder);
  return folder;
}

test('campus:export writes a zip file of any college folder and counts what is in it', () => {
  const folder = hillFolder();
  const file = join(folder, 'hill.zip');
  const { status, stdout } = exportTo(folder, '--imdf', file, '--country', 'DE');
  expect(status).toBe(0);
  expect(stdout).toMatch(/venue 1, building 2, .*relationship \d+/);
  expect(stdout).not.toContain('origin');
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
});

test('campus:export refuses a college with an error, a wrong country, and no file, in words', () => {
  const folder = hillFolder();
  const file = join(folder, 'hill.zip');
  expect(exportTo(folder).stderr).toContain('--imdf FILE.zip');
  expect(exportTo(folder, '--imdf', file, '--country', 'Germany').stderr).toContain('two capital letters');
  writeFileSync(join(folder, 'buildings.json'), '{}');
  const { status, stderr } = exportTo(folder, '--imdf', file);
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run data:check')]);
});
