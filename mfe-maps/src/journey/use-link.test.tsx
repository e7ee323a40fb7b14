// @vitest-environment jsdom
import { paths } from '@campusway/contract';
import { BrowserRouter } from '@campusway/platform';
import { act, cleanup, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parseLink } from './parse-link.ts';
import { readLatest, rememberStepFree, useLink } from './use-link.ts';

const states: ReturnType<typeof useLink>[] = [];

function Page() {
  states.push(useLink(paths.navigate));
  return null;
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  reopen();
}

function reopen() {
  states.length = 0;
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

test('useLink() keeps two choices made before the next render', () => {
  open('/navigate?from=room-101');
  act(() => {
    states.at(-1)?.go((link) => ({ ...link, from: 'room-205' }));
    states.at(-1)?.go((link) => ({ ...link, to: 'room-310' }));
  });
  expect(states.at(-1)?.link).toMatchObject({ from: 'room-205', to: 'room-310' });
});

test('useLink() continues from the latest choice in a handler of an earlier render', () => {
  open('/navigate?from=room-101');
  const [earlier] = states;
  act(() => states.at(-1)?.go((link) => ({ ...link, from: 'room-205' })));
  act(() => earlier?.go((link) => ({ ...link, to: 'room-310' })));
  expect(states.at(-1)?.link).toMatchObject({ from: 'room-205', to: 'room-310' });
});

test('readLatest() contains a requested route before the next render', () => {
  open('/navigate?from=room-101');
  act(() => {
    states.at(-1)?.go((link) => ({ ...link, to: 'room-310' }), true);
    expect(states.at(-1)?.shown).toBe(false);
    expect(readLatest()).toMatchObject({ link: { to: 'room-310' }, shown: true });
    states.at(-1)?.go((link) => ({ ...link, to: 'room-205' }));
  });
  expect(states.at(-1)).toMatchObject({ link: { from: 'room-101', to: 'room-205' }, shown: true });
});

test('useLink() has both ends in the address before the route is requested, also after a reload', () => {
  open('/navigate?to=room-310');
  act(() => states.at(-1)?.go((link) => ({ ...link, from: 'room-205' })));
  expect(window.location.search).toBe('?from=room-205&to=room-310');
  expect(states.at(-1)).toMatchObject({ link: { from: 'room-205', to: 'room-310' }, shown: false });
  cleanup();
  reopen();
  expect(states.at(-1)).toMatchObject({ link: { from: 'room-205', to: 'room-310' }, shown: false });
  act(() => states.at(-1)?.go((link) => link, true));
  expect(window.location.search).toBe('?from=room-205&to=room-310');
  expect(states.at(-1)).toMatchObject({ link: { from: 'room-205', to: 'room-310' }, shown: true });
});

test('useLink() has an earlier choice of step-free in the address, beside a single end too', () => {
  rememberStepFree(true);
  open('/navigate?to=room-310');
  expect(window.location.search).toBe('?to=room-310&step-free=1');
  rememberStepFree(false);
});

test.each([
  ['?from=room-201&to=room-236&step-free=maybe', '?from=room-201&to=room-236&step-free=1'],
  ['?step-free', '?step-free=1'],
  ['?to=room-310&step-free=true', '?to=room-310&step-free=1'],
  ['?to=room-310&step-free=0', '?to=room-310&step-free=0'],
  ['?to=room-310&step-free=1', '?to=room-310&step-free=1'],
])('useLink() writes %j as %j', (written, canonical) => {
  open(`/navigate${written}`);
  expect(window.location.search).toBe(canonical);
});

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
    ['step-free=maybe', true],
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
