import { expect, test } from 'vitest';
import { parseToolArgs } from './tool-args.ts';

const flags = { keep: { type: 'string', default: '5' }, json: { type: 'boolean' } } as const;

test('parseToolArgs() takes a negative number for the value that it is meant as', () => {
  expect(parseToolArgs(['--keep', '-1', '--json'], flags, 'usage').values).toEqual({
    keep: '-1',
    json: true,
  });
});

test('parseToolArgs() refuses names where a tool takes none', () => {
  expect(() => parseToolArgs(['5'], flags, 'the usage', { names: false })).toThrow(
    'Cannot do anything with "5".\n\nthe usage',
  );
  expect(parseToolArgs(['5'], flags, 'the usage').positionals).toEqual(['5']);
});
