import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

const own = join(projectRoot, 'college');

const dataCheck = (...args: string[]) => startCommand(['data-check', ...args]);

function brokenFolder(): string {
  const folder = tempFolder();
  cpSync(own, folder, { recursive: true });
  const file = join(folder, 'people/civil.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"room": "154"', '"room": "199"'));
  return folder;
}

test('data-check accepts our own folder', () => {
  const { status, stdout } = dataCheck();
  expect(stdout).toContain('10 departments, 272 people, 268 rooms');
  expect(stdout).toContain('no findings');
  expect(status).toBe(0);
});

test('data-check exits with 1 and prints the finding without a stack trace', () => {
  const { status, stdout, stderr } = dataCheck(brokenFolder());
  expect(status).toBe(1);
  expect(stdout).toMatch(/people\/civil\.json\n {2}error \(staff-rooms\) line \d+: .* has the room "199"/);
  expect(stdout + stderr).not.toMatch(/^ +at /m);
});

test('data-check --json prints JSON', () => {
  const { status, stdout } = dataCheck(brokenFolder(), '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    counts: { rooms: 268 },
    findings: [
      { severity: 'error', rule: 'staff-rooms', file: 'people/civil.json', pointer: '/teaching/0/room' },
    ],
  });
});

test('data-check rejects an unknown flag and a second folder', () => {
  const misspelt = dataCheck('--jason');
  expect(misspelt.status).toBe(1);
  expect(misspelt.stderr).toMatch(/Unknown option '--jason'.*npm run data:check -- \[FOLDER\]/s);
  expect(dataCheck('one', 'two').stderr).toContain('Expected at most one folder');
});

test('data-check names a missing folder', () => {
  const { status, stdout, stderr } = dataCheck('/nowhere/at-all');
  expect(status).toBe(1);
  expect(stdout).toContain('There is no folder');
  expect(stderr).toBe('');
});
