import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readExportedNames, ToolError } from '@campusway/toolkit';
import { listFiles } from './build-id.ts';

/** The one shared package without a range of versions: what fits is decided by the names of its exports. */
export const facade = '@campusway/platform';

const mark = `canonical:\`default:${facade}\``;

/**
 * How the federation plugin (1.23.0) binds the names of a share in a remote: one function that takes them from the shell's
 * package, each used one into a variable, and behind it the name of the package.
 */
const binding = new RegExp(
  String.raw`([\w$]+)=>\{((?:(?:[\w$]+=)?\1\.[\w$]+,?)+)\},[\w$]+=[\w$]+\([\w$.]+,\{${mark}`,
);

/** Exports of the facade: of the shell those that it has, of a remote those that its build uses. Sorted. */
export function readSharedNames(module: string, dist: string): string[] {
  if (module === 'shell')
    return [...readExportedNames(join(projectRoot, 'packages/platform/src/index.ts')).values];
  const scripts = listFiles(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .filter((code) => code.includes(mark));
  const names = scripts.flatMap((code) => namesIn(module, code));
  return [...new Set(names)].sort();
}

/** @throws {ToolError} when the plugin writes it in another way: better no deployment than one that is not checked */
function namesIn(module: string, code: string): string[] {
  const [, parameter = '', body = ''] = binding.exec(code) ?? [];
  if (!parameter)
    throw new ToolError(
      `Cannot tell which exports of ${facade} ${module} uses: its build binds them in an unknown way`,
    );
  const used = body.split(',').filter((item) => item.includes('='));
  return used.map((item) => item.slice(item.lastIndexOf('.') + 1)).filter((name) => name !== 'default');
}
