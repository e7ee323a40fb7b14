import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listWorkspaces,
  parseToolArgs,
  projectRoot,
  readManifest,
  runToolWithArgs,
  splitSection,
  ToolError,
} from '@campusway/toolkit';
import { checkFolders } from './boundaries/check-folders.ts';
import { checkImport, type Workspace } from './boundaries/check-import.ts';
import { drawDiagram } from './boundaries/diagram.ts';
import { findImports } from './boundaries/find-imports.ts';

const usage = `npm run boundaries -- [--write]
--write updates the diagram in ARCHITECTURE.md.`;
const flags = { write: { type: 'boolean', default: false } } as const;

await runToolWithArgs(async (args) => {
  const { values } = parseToolArgs(args, flags, usage, { names: false });
  const folders = listWorkspaces();
  const workspaces = new Map<string, Workspace>(
    folders.map((folder) => {
      const manifest = readManifest(folder);
      return [manifest.name, { folder, manifest }];
    }),
  );
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files = globSync(patterns, {
    cwd: projectRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|fixtures)$/.test(path),
  });
  const imports = files.flatMap((file) =>
    findImports(file, readFileSync(join(projectRoot, file), 'utf8')).map((found) => ({ file, ...found })),
  );
  const faults = imports.flatMap(({ file, specifier, line }) => {
    const fault = checkImport(file, specifier, workspaces);
    return fault ? [`${file}:${line}  ${fault}`] : [];
  });
  faults.push(...checkFolders(imports));
  checkDiagram(values.write);
  if (faults.length > 0) throw new ToolError(`Forbidden imports:\n${faults.join('\n')}`);
  console.log(`Boundaries hold: ${files.length} files`);
});

function checkDiagram(write: boolean): void {
  const file = join(projectRoot, 'ARCHITECTURE.md');
  if (!existsSync(file))
    throw new ToolError('ARCHITECTURE.md is missing: it shows the diagram of the allowed edges');
  const text = readFileSync(file, 'utf8');
  const [before, , after] = splitSection(text, 'diagram') ?? [];
  const current = `${before}${drawDiagram()}\n${after}`;
  if (current === text) return;
  if (write && before) {
    writeFileSync(file, current);
    return;
  }
  throw new ToolError(
    'The diagram in ARCHITECTURE.md is not that of the code: npm run boundaries -- --write',
  );
}
