import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-site.ts';
import { deployModules } from './deploy-modules.ts';
import { parseDeployOptions } from './deploy-options.ts';

test('deployModules() creates nothing in a folder that is not a site', async () => {
  const site = join(tempFolder(), 'misspelt');
  const options = parseDeployOptions(['mfe-maps', '--site', site]);
  await expect(deployModules(options, () => undefined)).rejects.toThrow(
    `Cannot deploy mfe-maps alone: ${site} has no shell yet`,
  );
  expect(existsSync(site)).toBe(false);
});
