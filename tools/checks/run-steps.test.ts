import { expect, test, vi } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

/** Steps by name; capitals run alone. */
const toSteps = (names: string): Step[] =>
  Array.from(names, (script) => ({ script, isAlone: script === script.toUpperCase() }));

async function record(names: string, failing = '') {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const running = new Set<string>();
  const together: string[] = [];
  const ended = runSteps(toSteps(names), async ({ script }) => {
    running.add(script);
    together.push([...running].join(''));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.delete(script);
    return {
      code: failing.includes(script) ? 1 : 0,
      output: `${'passed\n'.repeat(500)}what ${script} found`,
    };
  });
  const error = await ended.then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { together, error, lines };
}

test('runSteps() runs two steps at a time in their order, and steps marked `isAlone` one at a time', async () => {
  const { together, error } = await record('abCDe');
  expect(together).toEqual(['a', 'ab', 'C', 'D', 'e']);
  expect(error).toBeUndefined();
});

test('runSteps() prints which step begins and how many there are', async () => {
  const { lines } = await record('aB');
  expect(lines[0]).toMatch(/1 of 2, after \d+ s: npm run a/);
  expect(lines[1]).toMatch(/2 of 2, after \d+ s: npm run B/);
});

test('runSteps() stops at a failure, after the step beside it', async () => {
  const { together, error } = await record('abCd', 'a');
  expect(together).toEqual(['a', 'ab']);
  expect(error).toContain('Stopped at "npm run a"');
});

test('runSteps() prints the end of each failed step last', async () => {
  const { error, lines } = await record('ab', 'ab');
  expect(error).toContain('"npm run a" and "npm run b"');
  for (const [index, name] of ['a', 'b'].entries()) {
    expect(lines.at(index - 2)).toContain(`end of npm run ${name}, which failed`);
    expect(lines.at(index - 2)).toContain(`what ${name} found`);
    expect(lines.at(index - 2)?.split('\n').length).toBeLessThan(130);
  }
});
