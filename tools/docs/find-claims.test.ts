import { expect, test } from 'vitest';
import { createClaimChecker } from './check-claim.ts';
import { findClaims } from './find-claims.ts';

const check = createClaimChecker(['package.json', 'tools/run.mjs', 'docs/decisions/001-a.md']);
const faultsIn = (markdown: string) =>
  findClaims(markdown).flatMap((claim) => check(claim, 'README.md') ?? []);

test('findClaims() reads commands, links and paths', () => {
  const claims = findClaims('Run `npm run size` or npm test; see [this](docs/a.md#b) and `tools/run.mjs`.');
  expect(claims.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'script size',
    'script test',
    'link docs/a.md',
    'path tools/run.mjs',
  ]);
});

test('findClaims() takes a workspace from the same piece of code only', () => {
  const claims = findClaims('`npm run size`, `npm run bench -w auth-service`');
  expect(claims.map(({ text, workspace }) => [text, workspace])).toEqual([
    ['size', undefined],
    ['bench', 'auth-service'],
  ]);
});

test.each([
  ['`npm run no-such-script`', 'no script "npm run no-such-script"'],
  ['npm run dev -w mfe-nowhere', 'no workspace "mfe-nowhere"'],
  ['`tools/gone.ts`', 'no "tools/gone.ts"'],
  ['[gone](docs/gone.md)', 'leads nowhere'],
])('check() reports a false claim: %s', (markdown, fault) => {
  expect(faultsIn(markdown)).toEqual([expect.stringContaining(fault)]);
});

test.each(['`npm run build`', '`tools/run.mjs`', '`docs/decisions`', '`text/html`', '`@campusway/campus`'])(
  'check() accepts a true claim and text that is no claim: %s',
  (markdown) => {
    expect(faultsIn(markdown)).toEqual([]);
  },
);
