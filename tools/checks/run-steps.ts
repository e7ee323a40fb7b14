import { projectRoot, startProgram, ToolError } from '@campusway/toolkit';

export interface Step {
  /** Name of an npm script, with its arguments. */
  readonly script: string;
  /** Runs with no other step beside it. */
  readonly isAlone: boolean;
}

/**
 * Runs npm scripts in their order, two at a time between those that run alone.
 * @throws {ToolError} when one fails; the one beside it ends first
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean> = runScript,
): Promise<void> {
  const waiting = [...steps.entries()];
  const started = performance.now();
  const secondsSince = (time: number) => ((performance.now() - time) / 1000).toFixed(0);
  const timings: string[] = [];
  let failed: string | undefined;

  async function runNext(): Promise<void> {
    const [index, step] = waiting.shift() ?? [];
    if (index === undefined || !step) return;
    console.log(
      `\n── ${index + 1} of ${steps.length}, after ${secondsSince(started)} s: npm run ${step.script}`,
    );
    const begun = performance.now();
    if (!(await run(step))) failed ??= step.script;
    timings.push(`${step.script} ${secondsSince(begun)} s`);
  }
  async function runLane(): Promise<void> {
    while (!failed && waiting[0]?.[1].isAlone === false) await runNext();
  }

  while (!failed && waiting.length > 0) {
    await Promise.all([runLane(), runLane()]);
    if (!failed) await runNext();
  }
  if (failed) throw new ToolError(`Stopped at "npm run ${failed}". Fix the errors above and run it again`);
  console.log(`\nAll steps passed in ${secondsSince(started)} s: ${timings.join(', ')}`);
}

/** Steps in two lanes print when they end, so that their lines do not mix. */
async function runScript({ script, isAlone }: Step): Promise<boolean> {
  const { code, output } = await startProgram('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: projectRoot,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  }).ended;
  if (!isAlone) console.log(`\n── output of npm run ${script}\n${output}`);
  return code === 0;
}
