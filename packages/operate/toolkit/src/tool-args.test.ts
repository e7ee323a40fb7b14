import { expect, onTestFinished, test, vi } from 'vitest';
import { parseToolArgs, runCommand } from './tool-args.ts';

const flags = { keep: { type: 'string', default: '5' }, json: { type: 'boolean' } } as const;

test('parseToolArgs() reads a negative number as the value of the preceding option', () => {
  expect(parseToolArgs(['--keep', '-1', '--json'], flags, 'usage').values).toEqual({
    keep: '-1',
    json: true,
  });
});

test('parseToolArgs() refuses positional arguments with `names: false`', () => {
  expect(() => parseToolArgs(['5'], flags, 'the usage', { names: false })).toThrow(
    /^Unexpected argument '5'.*\n\nthe usage$/,
  );
  expect(parseToolArgs(['5'], flags, 'the usage').positionals).toEqual(['5']);
});

test('runCommand() prints the usage of every command for --help, and does not run it', async () => {
  const { argv } = process;
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    process.argv = argv;
    log.mockRestore();
  });
  const main = vi.fn();
  process.argv = ['node', 'tool', '--json', '--help'];
  await runCommand({ usage: 'the usage', flags }, main);
  expect(log).toHaveBeenCalledWith('the usage');
  expect(main).not.toHaveBeenCalled();
  process.argv = ['node', 'tool', '--json', 'a'];
  await runCommand({ usage: 'the usage', flags }, main);
  expect(main).toHaveBeenCalledWith(
    expect.objectContaining({ values: { keep: '5', json: true }, positionals: ['a'] }),
  );
});
