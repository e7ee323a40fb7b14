import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readExportedNames, ToolError } from '@campusway/toolkit';
import { listFiles } from '../record/build-files.ts';

/** The shared package whose compatibility is decided by the names of its exports, not by a version range. */
export const facade = '@campusway/platform';

const marker = `canonical:\`default:${facade}\``;

/**
 * Matches how the federation plugin (1.23.0) binds a shared package in a remote: a function that assigns each used export
 * to a variable, followed by the name of the package.
 */
const binding = new RegExp(
  String.raw`(?<![\w$])([\w$]+)=>\{((?:[\w$]+=)?\1\.[\w$]+(?:,(?:[\w$]+=)?\1\.[\w$]+)*)\},[\w$]+=[\w$]+\([\w$.]+,\{${marker}`,
);

/** Sorted exports of the facade: for the shell those that it has, for a remote those that its build uses. */
export function readSharedNames(module: string, dist: string): string[] {
  if (module === 'shell')
    return [...readExportedNames(join(projectRoot, 'packages/web/platform/src/index.ts')).values];
  const scripts = listFiles(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .filter((code) => code.includes(marker));
  const names = scripts.flatMap((code) => namesIn(module, code));
  return [...new Set(names)].sort();
}

/** @throws {ToolError} when the binding has an unknown form, since the build could not be checked */
function namesIn(module: string, code: string): string[] {
  const [, parameter = '', body = ''] = binding.exec(code) ?? [];
  if (!parameter)
    throw new ToolError(
      `Cannot tell which exports of ${facade} ${module} uses: its build binds them in an unknown way`,
    );
  const used = body.split(',').filter((item) => item.includes('='));
  return used.map((item) => item.slice(item.lastIndexOf('.') + 1)).filter((name) => name !== 'default');
}
