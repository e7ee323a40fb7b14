/** Imports against the tables of `boundaries/`, and the diagram that ARCHITECTURE.md shows: `npm run boundaries`. */
import { join } from 'node:path';
import { listWorkspaces, projectRoot, renewSection, runCommand, ToolError } from '@campusway/toolkit';
import { agreedPackages } from './boundaries/allowed-edges.ts';
import { cruiseProject } from './boundaries/cruise-project.ts';
import { drawDiagram } from './boundaries/diagram.ts';
import { findImporters, findOrderGaps } from './boundaries/read-modules.ts';

const usage = `npm run boundaries -- [--write]
--write updates the diagram in ARCHITECTURE.md.`;
const flags = { write: { type: 'boolean', default: false } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const folders = listWorkspaces();
  const overview = join(projectRoot, 'ARCHITECTURE.md');
  if (!renewSection(overview, 'diagram', { content: drawDiagram(folders), write: values.write }))
    throw new ToolError(
      'The diagram in ARCHITECTURE.md is not that of the code: npm run boundaries -- --write',
    );
  const { modules, findings } = await cruiseProject(projectRoot, folders);
  const faults = [...findings, ...findOrderGaps(modules)];
  for (const name of agreedPackages) {
    const importers = findImporters(name, modules);
    if (importers.length === 0)
      faults.push(`${name} is listed in agreedPackages, but no product folder imports it`);
    else console.log(`${name}: ${importers.join(', ')}`);
  }
  if (faults.length > 0) throw new ToolError(`Boundaries broken:\n${faults.join('\n')}`);
  const own = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  console.log(`Boundaries hold: ${own.length} files`);
});
