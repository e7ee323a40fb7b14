import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@campusway/toolkit';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../support/copy-project.ts';
import { runNpm } from '../support/run-npm.ts';

test('npm start with invalid college data ends with the position and the fix', async () => {
  const copy = copyProject();
  onTestFinished(copy.remove);
  const departments = join(copy.folder, 'college/departments.json');
  writeFileSync(departments, readFileSync(departments, 'utf8').slice(0, 400));

  const [site, auth] = await Promise.all([findFreePort(), findFreePort()]);
  const start = runNpm(copy.folder, ['start'], { SITE_PORT: String(site), AUTH_PORT: String(auth) });
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain('Cannot use this college');
  expect(start.output()).toContain('departments.json');
  expect(start.output()).not.toMatch(/^\s+at /m);
});
