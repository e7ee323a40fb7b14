import { projectRoot, startProgram, ToolError } from '@campusway/toolkit';

export interface Step {
  /** Name of an npm script, with its arguments. */
  readonly script: string;
  /** Runs with no other step beside it. */
  readonly isAlone: boolean;
}

export interface Ended {
  readonly code: number | null;
  /** Empty where the step printed by itself. */
  readonly output: string;
}

/** Test runners print what failed last. */
const lastLines = 120;

/**
 * Runs npm scripts in their order, two at a time between those that run alone.
 * @throws {ToolError} when one fails; the one beside it ends first, then the end of the failed one is printed again
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<Ended> = runScript,
): Promise<void> {
  const waiting = [...steps.entries()];
  const started = performance.now();
  const secondsSince = (time: number) => ((performance.now() - time) / 1000).toFixed(0);
  const timings: string[] = [];
  const failed: { script: string; output: string }[] = [];

  async function runNext(): Promise<void> {
    const [index, step] = waiting.shift() ?? [];
    if (index === undefined || !step) return;
    console.log(
      `\n── ${index + 1} of ${steps.length}, after ${secondsSince(started)} s: npm run ${step.script}`,
    );
    const begun = performance.now();
    const { code, output } = await run(step);
    if (code !== 0) failed.push({ script: step.script, output });
    timings.push(`${step.script} ${secondsSince(begun)} s`);
  }
  async function runLane(): Promise<void> {
    while (failed.length === 0 && waiting[0]?.[1].isAlone === false) await runNext();
  }

  while (failed.length === 0 && waiting.length > 0) {
    await Promise.all([runLane(), runLane()]);
    if (failed.length === 0) await runNext();
  }
  if (failed.length > 0) {
    for (const { script, output } of failed) {
      if (output)
        console.log(
          `\n── end of npm run ${script}, which failed\n${output.split('\n').slice(-lastLines).join('\n')}`,
        );
    }
    const names = failed.map(({ script }) => `"npm run ${script}"`).join(' and ');
    throw new ToolError(`Stopped at ${names}. Fix the errors above and run it again`);
  }
  console.log(`\nAll steps passed in ${secondsSince(started)} s: ${timings.join(', ')}`);
}

/** Steps in two lanes print when they end, so that their lines do not mix. */
async function runScript({ script, isAlone }: Step): Promise<Ended> {
  const { code, output } = await startProgram('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: projectRoot,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  }).ended;
  if (!isAlone) console.log(`\n── output of npm run ${script}\n${output}`);
  return { code, output };
}
