// Starts a tool under the project's own Node. Plain JavaScript, so that an old Node can parse it and report its version.
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { commandFile } from './command-folders.mjs';
import { limitCompileCache } from './compile-cache.mjs';
import { findRuntimeFault } from './runtime-fault.mjs';

const [tool] = process.argv.splice(2, 1);
const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const fault = findRuntimeFault(
  process.versions.node,
  process.env.npm_config_user_agent,
  devDependencies.node,
);
if (fault) {
  console.error(fault);
  process.exit(1);
}
takeCollege(process.argv);
enableCompileCache();
await import(new URL(commandFile(tool), import.meta.url).href);

/** Every command has `--college FOLDER`, which overrides CAMPUSWAY_COLLEGE. */
function takeCollege(args) {
  const at = args.findIndex((arg) => /^--college(=|$)/.test(arg));
  if (at < 0) return;
  const [, inline] = /^--college=(.*)$/.exec(args[at]) ?? [];
  const folder = inline ?? args[at + 1];
  if (!folder || folder.startsWith('--')) {
    console.error('Cannot use --college without a folder: --college FOLDER');
    process.exit(1);
  }
  args.splice(at, inline === undefined ? 2 : 1);
  process.env.CAMPUSWAY_COLLEGE = folder;
}

/** Compile cache of Node for later commands and child processes; each copy of the project has its own. */
function enableCompileCache() {
  const folder = fileURLToPath(new URL('../.campusway/compiled', import.meta.url));
  limitCompileCache(folder, 5000);
  process.env.NODE_COMPILE_CACHE = folder;
  module.enableCompileCache(folder);
}
