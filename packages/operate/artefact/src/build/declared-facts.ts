import { join } from 'node:path';
import type { GateScript, RemoteRoutes } from '@campusway/contract';
import { projectRoot, startProgram, ToolError } from '@campusway/toolkit';

interface DeclaredFacts {
  /** Routes and parts. */
  readonly routes: RemoteRoutes;
  /** Interactions for the gate, if the module has `src/gate.ts`. */
  readonly clicks?: GateScript | undefined;
}

/** Starts a program with a module's code, in the project or a folder of it, without the key. */
export function startWithoutKey(args: readonly string[], folder = '') {
  const { SITE_SIGNING_KEY: _, ...env } = process.env;
  return startProgram(process.execPath, args, { cwd: join(projectRoot, folder), detached: true, env });
}

/**
 * What a module declares, as data.
 * @param folder absolute, in the project
 * @throws {ToolError} with the output of its code, when that fails
 */
export async function readDeclared(folder: string): Promise<DeclaredFacts> {
  const program = join(import.meta.dirname, 'read-declared.ts');
  const readable = [
    folder,
    ...['packages', 'node_modules', 'package.json'].map((name) => join(projectRoot, name)),
  ];
  const permissions = ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`)];
  const { code, output } = await startProgram(
    process.execPath,
    ['--no-warnings', ...permissions, program, folder],
    { cwd: projectRoot, env: {}, detached: true },
  ).ended;
  if (code === 0) return JSON.parse(output.slice(output.lastIndexOf('\n') + 1)) as DeclaredFacts;
  throw new ToolError(`Cannot read the routes of ${folder}: its code failed\n${output.trim()}`);
}
