import { spawnSync } from 'node:child_process';
import { parseToolArgs, projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';

const usage = `npm run ok -- [--without-tests]
--without-tests leaves out \`npm test\`, when it has just passed.`;
const flags = { 'without-tests': { type: 'boolean' } } as const;

/** The gate, in the order in which a mistake is cheapest to find. Each step is an npm script of its own. */
const steps = [
  'lint',
  'boundaries',
  'regexps',
  'types',
  'surface',
  'unused',
  'words',
  'docs:check',
  'docs:build',
  'data:check',
  'relevance',
  'test',
  'size',
  'figures',
];

await runToolWithArgs(async (args) => {
  const { values } = parseToolArgs(args, flags, usage, { names: false });
  const chosen = steps.filter((step) => !(values['without-tests'] && step === 'test'));
  const timings: string[] = [];
  for (const step of chosen) {
    const started = performance.now();
    console.log(`\n── npm run ${step}`);
    const { status } = spawnSync('npm', ['run', '--silent', step], { cwd: projectRoot, stdio: 'inherit' });
    if (status !== 0)
      throw new ToolError(`The gate stops at "npm run ${step}": fix what it names and run it again`);
    timings.push(`${step} ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  console.log(`\nEverything is in order: ${timings.join(', ')}`);
});
