/** Compares the exported names of `platform` and `contract` with the committed ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readExportedNames, readManifest, runCommand, ToolError } from '@campusway/toolkit';
import { compareSurfaces, nextVersion } from './surface/compare-surface.ts';

const usage = `npm run surface -- [--write]
Compares the exported names of platform and contract with their surface.txt. --write renews it and
raises the package's version: the second number for new names, the first where a name is gone.`;
const flags = { write: { type: 'boolean' } } as const;

const packages = ['packages/web/platform', 'packages/web/contract'];

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const findings = packages.flatMap((folder) => {
    const file = join(projectRoot, folder, 'surface.txt');
    const [committed = '', ...before] = readFileSync(file, 'utf8').trim().split('\n');
    const lines = currentLines(folder);
    const change = compareSurfaces(before, lines);
    if (values.write) {
      const version = nextVersion(committed, change);
      writeFileSync(file, [version, ...lines, ''].join('\n'));
      setVersion(folder, version);
      return [];
    }
    const { version: stated } = readManifest(folder);
    return [
      ...change.added.map((line) => `${folder} has a new name: ${line}`),
      ...change.removed.map((line) => `${folder} lacks a name: ${line}`),
      ...(stated === committed
        ? []
        : [`${folder}/package.json has version ${stated}, its surface.txt ${committed}`]),
    ];
  });
  if (findings.length > 0)
    throw new ToolError(`${findings.join('\n')}\nUpdate both with: npm run surface -- --write`);
  for (const folder of packages) console.log(`${folder} ${readManifest(folder).version}`);
});

function currentLines(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'));
  return Object.entries<string>(manifest.exports).flatMap(([entry, file]) => {
    const { values, types } = readExportedNames(join(projectRoot, folder, file));
    return [
      ...values.map((name) => `${entry} value ${name}`),
      ...types.map((name) => `${entry} type ${name}`),
    ];
  });
}

/** In the package and in the lock file, each as npm writes it. */
function setVersion(folder: string, version: string): void {
  for (const file of ['package-lock.json', `${folder}/package.json`]) {
    const content = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
    (content.packages?.[folder] ?? content).version = version;
    writeFileSync(join(projectRoot, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}
