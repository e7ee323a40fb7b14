import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoutes } from '@campusway/artefact/build';
import { expandRoutes } from '@campusway/contract';
import { openCollege } from '@campusway/publishing/college';
import {
  collegeFolder,
  listModules,
  projectRoot,
  readManifest,
  runCommand,
  ToolError,
} from '@campusway/toolkit';

/** Files of a remote `mfe-sample` with one page, at `/sample`. */
const template = join(import.meta.dirname, 'template');

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
  cpSync(template, folder, { recursive: true });
  const title = toTitle(name);
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('mfe-sample', name);
    writeFileSync(join(folder, file), text.replaceAll('/sample', path).replaceAll('Sample', title));
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toManifest(name), null, 2)}\n`);
  writeFileSync(
    join(folder, 'README.md'),
    `# ${name}\n\nOne page at \`${path}\`. \`npm run dev -w ${name}\` shows it alone, \`npm run dev\` inside the shell.\n`,
  );
  console.log(
    `${name} is written: ${globSync('**/*.*', { cwd: folder }).length} files. Next:\n` +
      '  npm install            links it and its dependencies\n' +
      `  npm run dev            shows it inside the shell at ${path}\n` +
      '  npm run ok             the gate, which it passes as it is',
  );
});

function toManifest(name: string) {
  return {
    name: `@campusway/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `Remote: ${toTitle(name)}`,
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: { '@campusway/contract': '*', '@campusway/ui-kit': '*' },
    peerDependencies: readManifest('shell').peerDependencies ?? {},
    devDependencies: { '@campusway/federation': '*' },
  };
}

/** `mfe-bus-times` is "Bus times". */
function toTitle(name: string): string {
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
