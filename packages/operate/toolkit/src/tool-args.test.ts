import { expect, test } from 'vitest';
import { parseToolArgs } from './tool-args.ts';

const flags = { keep: { type: 'string', default: '5' }, json: { type: 'boolean' } } as const;

test('parseToolArgs() reads a negative number as the value of the preceding option', () => {
  expect(parseToolArgs(['--keep', '-1', '--json'], flags, 'usage').values).toEqual({
    keep: '-1',
    json: true,
  });
});

test('parseToolArgs() refuses positional arguments with `names: false`', () => {
  expect(() => parseToolArgs(['5'], flags, 'the usage', { names: false })).toThrow(
    'Unknown argument "5".\n\nthe usage',
  );
  expect(parseToolArgs(['5'], flags, 'the usage').positionals).toEqual(['5']);
});
