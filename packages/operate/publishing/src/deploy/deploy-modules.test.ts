import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deployModules } from './deploy-modules.ts';
import { parseDeployOptions } from './deploy-options.ts';

test('deployModules() creates nothing in a folder that is not a site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'misspelt');
  const options = parseDeployOptions(['mfe-maps', '--site', site]);
  await expect(deployModules(options, () => undefined)).rejects.toThrow(
    `Cannot deploy mfe-maps alone: ${site} has no shell yet`,
  );
  expect(existsSync(site)).toBe(false);
});
