import { runCommand } from '@campusway/toolkit';
import { runSteps, type Step } from './run-steps.ts';

const usage = `npm run ok -- [--without-tests] [--all]
--without-tests leaves out what \`npm test\` runs, when it has just passed.
--all adds the other journeys and the proofs.`;
const flags = { 'without-tests': { type: 'boolean' }, all: { type: 'boolean' } } as const;

/** In the order in which a mistake is cheapest to find. */
const checks = [
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
];
/** They compare a fresh build with committed figures. */
const figures = ['size', 'figures'];
/** Slowest first, so that both lanes end together. Each waits for a part of its time, or uses one core. */
const others = [
  'test:all -- --only journeys',
  'prove:deploy -- --without one-line',
  'test:all -- --only slow',
  'drills',
  'test:crash -w auth-service',
  'test:browsers -- firefox webkit',
  'prove',
  'test:fuzz -w auth-service',
  'test:fsync -w auth-service',
  'test:instances -w auth-service',
];
/** They compare times. What counts seconds (one-line, bench, lighthouse) is for a quiet machine. */
const othersAlone = [
  'test:attack -w auth-service',
  'test:timing -w auth-service',
  'bench:load',
  'bench:limit -- --work',
];
await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const tests = values['without-tests'] ? [] : ['test'];
  const steps: readonly Step[] = [
    ...toSteps(checks),
    ...toSteps(tests, { isAlone: true }),
    ...toSteps(figures),
    ...(values.all ? [...toSteps(others), ...toSteps(othersAlone, { isAlone: true })] : []),
  ];
  await runSteps(steps);
});

function toSteps(scripts: readonly string[], { isAlone = false } = {}): Step[] {
  return scripts.map((script) => ({ script, isAlone }));
}
