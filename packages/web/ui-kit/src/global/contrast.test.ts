import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = ['tokens.css', 'plan.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('');

/** Values of each colour token in both schemes. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

const rooms = [
  'classroom',
  'lab',
  'faculty',
  'department',
  'waiting',
  'other',
  'service',
  'stairs',
  'lift',
].map((kind) => `plan-${kind}`);
const grounds = ['paper', 'surface', 'sunken', 'accent-soft'];
const walked = ['plan-corridor', 'plan-lobby', 'plan-ground', 'plan-path', 'plan-green', ...rooms];

/** WCAG 2.2, 1.4.3: text at 4.5. */
const text: [string, readonly string[]][] = [
  ['ink', grounds],
  ['ink-soft', grounds],
  ['accent', grounds],
  ['accent-strong', grounds],
  ['on-accent', ['accent', 'accent-strong', 'error', 'error-strong']],
  ['on-sign', ['sign']],
  ...['success', 'warning', 'error'].map((status): [string, string[]] => [
    status,
    ['paper', 'surface', `${status}-soft`],
  ]),
  ['ink', ['success-soft', 'warning-soft', 'error-soft']],
  [
    'plan-label',
    [...rooms, 'plan-corridor', 'plan-lobby', 'plan-building', 'plan-green', 'plan-court', 'plan-selected'],
  ],
  ['plan-label-soft', ['plan-corridor', 'plan-lobby', 'plan-ground', 'plan-green', ...rooms]],
  ['plan-on-pin', ['plan-pin']],
];

/** WCAG 2.2, 1.4.11: non-text contrast at 3. */
const shapes: [string, readonly string[]][] = [
  ['outline', ['paper', 'surface']],
  ['accent', ['paper', 'surface', 'sunken']],
  ['sign', grounds],
  ['plan-wall', [...rooms, 'plan-corridor', 'plan-lobby', 'plan-ground']],
  ['plan-route', [...walked, 'plan-route-casing']],
  ['plan-pin', walked],
];

const cases = [...expand(text, 4.5), ...expand(shapes, 3)];

test.each(cases)('$front on $ground reaches $minimum in both schemes', ({ front, ground, minimum }) => {
  for (const scheme of ['light', 'dark'] as const)
    expect(contrast(colour(front)[scheme], colour(ground)[scheme]), scheme).toBeGreaterThanOrEqual(minimum);
});

function expand(pairs: readonly [string, readonly string[]][], minimum: number) {
  return pairs.flatMap(([front, on]) => on.map((ground) => ({ front, ground, minimum })));
}

function colour(name: string) {
  const value = tokens.get(name);
  if (!value) throw new RangeError(`No colour token "${name}"`);
  return value;
}

/** Contrast ratio of two sRGB colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
