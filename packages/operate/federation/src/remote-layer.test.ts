import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { inRemoteLayer } from './remote-layer.ts';

/** A remote's stylesheet as built, without white space. */
async function build(css: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: inRemoteLayer } } },
    'build',
  );
  const { code } = await preprocessCSS(css, join(import.meta.dirname, 'page.css'), config);
  return code.replace(/\s+/g, '');
}

test('inRemoteLayer puts all rules of a stylesheet into the layer of remotes, in their order', async () => {
  expect(await build('.a { color: red; }\n@media print { .b { color: blue; } }')).toBe(
    '@layerremote{.a{color:red;}@mediaprint{.b{color:blue;}}}',
  );
});

test('inRemoteLayer keeps layers of the stylesheet below its other rules', async () => {
  expect(await build('@layer components { .a { color: red; } }')).toBe(
    '@layerremote{@layercomponents{.a{color:red;}}}',
  );
});
