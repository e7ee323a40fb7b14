// Starts a tool under the Node that the project brings along. Plain JavaScript, so that an old Node can read it and say so.
import { readFileSync } from 'node:fs';

const wanted = 24;
const [tool] = process.argv.splice(2, 1);
const major = Number(process.versions.node.split('.')[0]);
if (major < wanted) {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.error(
    `Cannot run on Node ${process.versions.node}: the project brings Node ${devDependencies.node} as an npm package.\n` +
      'Run "npm ci" with npm 11 or newer (without --ignore-scripts), then start this through npm, for example "npm start".',
  );
  process.exit(1);
}
await import(new URL(`./${tool}.ts`, import.meta.url).href);
