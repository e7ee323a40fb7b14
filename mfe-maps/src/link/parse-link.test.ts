import { paths } from '@campusway/contract';
import { describe, expect, test } from 'vitest';
import { parseLink } from './parse-link.ts';

const parse = (query: string) => parseLink(new URLSearchParams(query));

describe('parseLink()', () => {
  test('inverts paths.screen()', () => {
    const link = { from: 'room-205', to: 'room-230a', stepFree: true };
    expect(parse(new URL(paths.screen('cse-nav', link), 'http://site').search)).toEqual(link);
  });

  test.each(['', '?', '?from=&to=', '?from=%20%20', '?other=1'])('finds no endpoint in %j', (query) => {
    expect(parse(query)).toEqual({ from: undefined, to: undefined, stepFree: undefined });
  });

  test.each([
    ['step-free', true],
    ['step-free=1', true],
    ['step-free=true', true],
    ['step-free=0', false],
    ['step-free=FALSE', false],
    ['from=room-205', undefined],
  ])('reads %j as step-free %j', (query, stepFree) => {
    expect(parse(query).stepFree).toBe(stepFree);
  });

  test('keeps a name as written, and cuts a long text', () => {
    expect(parse('to=Central%20Library').to).toBe('Central Library');
    expect(parse('to=%3Cscript%3E').to).toBe('<script>');
    expect(parse(`to=${'x'.repeat(5000)}`).to).toHaveLength(80);
  });
});
