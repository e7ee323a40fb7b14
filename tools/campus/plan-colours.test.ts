import { readFileSync } from 'node:fs';
import { tokenColours } from '@campusway/college/sheets';
import { expect, test } from 'vitest';

test('tokenColours of the sheets are the values of the tokens in ui-kit', () => {
  const css = ['tokens.css', 'plan.css']
    .map((name) => new URL(`./global/${name}`, import.meta.resolve('@campusway/ui-kit/global.css')))
    .map((url) => readFileSync(url, 'utf8'))
    .join('');
  const tokens = new Map(
    [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name = '', light, dark]) => [name, { light, dark }],
    ),
  );
  const own = Object.keys(tokenColours).map((token) => [token, tokens.get(token)]);
  expect(tokenColours).toEqual(Object.fromEntries(own));
});
