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
/** Each uses one core or waits; the slowest first. */
const proofs = [
  'drills',
  'prove',
  'test:browsers',
  'test:crash -w auth-service',
  'test:fuzz -w auth-service',
  'test:fsync -w auth-service',
];
/** They use both cores, or compare times. What counts seconds (one-line, bench, lighthouse) is for a quiet machine. */
const proofsAlone = [
  'prove:deploy -- --without one-line',
  'test:instances -w auth-service',
  'bench:load',
  'test:attack -w auth-service',
  'test:timing -w auth-service',
];

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const tests = values['without-tests'] ? [] : ['test'];
  const others = values.all ? ['test:all -- --rest'] : [];
  const steps: readonly Step[] = [
    ...toSteps(checks),
    ...toSteps([...tests, ...others], { isAlone: true }),
    ...toSteps(figures),
    ...(values.all ? [...toSteps(proofs), ...toSteps(proofsAlone, { isAlone: true })] : []),
  ];
  await runSteps(steps);
});

function toSteps(scripts: readonly string[], { isAlone = false } = {}): Step[] {
  return scripts.map((script) => ({ script, isAlone }));
}
