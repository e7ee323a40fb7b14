import { expect, test } from 'vitest';
import { parseRatios } from './settle-ratios.ts';

test('parseRatios() reads the lines that begin with "ratio"', () => {
  expect(
    parseRatios('index built in 3 ms\nratio routes, ngraph: 46.3\n  ratio 2\nratio search: 7\n'),
  ).toEqual({
    'routes, ngraph': 46.3,
    search: 7,
  });
});
