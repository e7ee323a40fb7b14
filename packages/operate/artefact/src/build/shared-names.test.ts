import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { readSharedNames } from './shared-names.ts';

function namesOf(code: string): string[] {
  const dist = tempFolder();
  writeFileSync(join(dist, 'shares.js'), code);
  return readSharedNames('mfe-a', dist);
}

const share = (name: string, body: string) =>
  `h=e=>{${body}},g=a(i.share,{canonical:\`default:${name}\`,aliases:[\`${name}\`]});g===void 0||h(g)`;

test('readSharedNames() finds the exports of the facade that a build uses', () => {
  const platform = share(
    '@campusway/platform',
    'e.BrowserRouter,o=e.Link,$t=e.useSession,e.college,e.default',
  );
  const react = share('react', 't=e.useState,e.default');
  expect(namesOf(`var o,$t;let x=e.slice(8);${react};${platform};`)).toEqual(['Link', 'useSession']);
});

test('readSharedNames() finds none in a build without the facade', () => {
  expect(namesOf('var x=1')).toEqual([]);
});

test('readSharedNames() rejects a build with an unknown form of binding', () => {
  expect(() => namesOf('g=a(i.share,{canonical:`default:@campusway/platform`})')).toThrow(
    'Cannot tell which exports of @campusway/platform mfe-a uses',
  );
});

test("readSharedNames() reads the shell's exports from its source", () => {
  expect(readSharedNames('shell', '')).toEqual(expect.arrayContaining(['Link', 'college', 'useSession']));
});
