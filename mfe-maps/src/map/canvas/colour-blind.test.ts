import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Colour, Colour, Colour];

/** Full dichromacy, on linear light (Machado, Oliveira and Fernandes 2009, table for severity 1.0). */
const deficiencies: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const css = readFileSync(
  new URL('./global/plan.css', import.meta.resolve('@campusway/ui-kit/global.css')),
  'utf8',
);
const pairs = new Map(
  [...css.matchAll(/--plan-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: toLinear(light ?? ''), dark: toLinear(dark ?? '') },
  ]),
);

function toLinear(hex: string): Colour {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function colourOf(name: string, scheme: 'light' | 'dark'): Colour {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`Cannot find --plan-${name} in plan.css`);
  return pair[scheme];
}

function see(colour: Colour, matrix: Matrix): Colour {
  const row = ([r, g, b]: Colour) => Math.min(1, Math.max(0, r * colour[0] + g * colour[1] + b * colour[2]));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const walked = ['corridor', 'lobby', 'ground', 'path', 'green', 'route-casing'];
const rooms = ['classroom', 'lab', 'faculty', 'department', 'waiting', 'other', 'service', 'stairs', 'lift'];

/** Distance in OKLab, where a difference of 0.02 is just noticeable (Ottosson 2020). */
function difference(a: Colour, b: Colour): number {
  const [one, other] = [toOklab(a), toOklab(b)];
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
}

function toOklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const normal: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const { achromatopsia: _, ...dichromacies } = deficiencies;

// Achromatopsia is excluded: symbols, names and walls remain distinguishable.
test.each([
  ...Object.entries(dichromacies).map(([name, matrix]) => [name, matrix, 0.025] as const),
  ['normal sight', normal, 0.045] as const,
])(
  'kinds of rooms, corridors, stairs and lifts are distinguishable with %s',
  (_name, matrix, minDifference) => {
    for (const scheme of ['light', 'dark'] as const) {
      const fills = [...rooms, 'corridor'];
      fills.forEach((one, i) => {
        for (const other of fills.slice(i + 1)) {
          const [a, b] = [one, other].map((name) => see(colourOf(name, scheme), matrix)) as [Colour, Colour];
          expect(difference(a, b), `${one} and ${other}, ${scheme}`).toBeGreaterThanOrEqual(minDifference);
        }
      });
    }
  },
);

describe.each(Object.entries(deficiencies))('with %s', (_, matrix) => {
  test.each(['light', 'dark'] as const)('route, pins, walls and names have enough contrast, %s', (scheme) => {
    const seen = (name: string) => see(colourOf(name, scheme), matrix);
    for (const ground of walked)
      expect(contrast(seen('route'), seen(ground)), ground).toBeGreaterThanOrEqual(3);
    for (const ground of [...walked, ...rooms, 'selected'].filter((name) => name !== 'route-casing'))
      expect(contrast(seen('pin'), seen(ground)), ground).toBeGreaterThanOrEqual(3);
    for (const ground of rooms) {
      expect(contrast(seen('wall'), seen(ground)), ground).toBeGreaterThanOrEqual(3);
      expect(contrast(seen('label'), seen(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});
