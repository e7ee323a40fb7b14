import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expandRoutes } from '@campusway/contract';
import { readRoutes } from '@campusway/publishing/build';
import { openCollege } from '@campusway/publishing/college';
import {
  collegeFolder,
  listModules,
  projectRoot,
  readManifest,
  runCommand,
  ToolError,
} from '@campusway/toolkit';
import { remoteFiles } from './new-remote/templates.ts';

const usage =
  'Usage: npm run new-remote -- mfe-NAME [/PATH]      for example: npm run new-remote -- mfe-bus /bus';

await runCommand({ usage }, async ({ positionals }) => {
  const [name, path = `/${name?.replace(/^mfe-/, '')}`, ...more] = positionals;
  if (!name || more.length > 0) throw new ToolError(usage);
  if (!/^mfe-[a-z][a-z0-9-]*[a-z0-9]$/.test(name))
    throw new ToolError(
      `Cannot create "${name}": the name of a remote is mfe- and lower-case letters, digits and hyphens\n${usage}`,
    );
  if (!/^\/[a-z0-9/-]+$/.test(path))
    throw new ToolError(
      `Cannot use the path "${path}": a path starts with / and has lower-case letters, digits and hyphens\n${usage}`,
    );
  const { subjects } = openCollege(collegeFolder());
  for (const other of listModules()) {
    const { routes } = await readRoutes(other);
    if (expandRoutes(routes, subjects).some((route) => route.path === path))
      throw new ToolError(`Cannot use the path "${path}": ${other} has a page there\n${usage}`);
  }
  const folder = join(projectRoot, name);
  if (existsSync(folder)) throw new ToolError(`Cannot create ${name}: the folder exists`);
  const files = remoteFiles(name, path, readManifest('shell').peerDependencies ?? {});
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  console.log(
    `${name} is written: ${Object.keys(files).length} files. Next:\n` +
      '  npm install            links it and its dependencies\n' +
      `  npm run dev            shows it inside the shell at ${path}\n` +
      '  npm run ok             the gate, which it passes as it is',
  );
});
