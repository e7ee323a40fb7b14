import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSystemdAnalyze, projectRoot } from '@campusway/toolkit';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';

const units = join(projectRoot, 'deploy/systemd');

test.each(readdirSync(units))('systemd finds no fault with %s', (unit) => {
  const analyze = findSystemdAnalyze();
  const copy = join(tempFolder(), unit);
  // The project is not at the path in the unit.
  const text = readFileSync(join(units, unit), 'utf8').replace(
    /^ExecStart=\S+/m,
    `ExecStart=${process.execPath}`,
  );
  writeFileSync(copy, text);
  const { stdout, stderr, status } = spawnSync(analyze, ['verify', '--man=no', copy], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(unit))).toEqual([]);
  expect(status).toBe(0);
});
