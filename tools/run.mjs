// Starts a tool under the Node that the project brings along. Plain JavaScript, so that an old Node can read it and say so.
import { readFileSync } from 'node:fs';
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
await import(new URL(`./${tool}.ts`, import.meta.url).href);
