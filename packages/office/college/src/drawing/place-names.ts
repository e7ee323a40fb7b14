import {
  frameOf,
  layOutNames,
  type Measure,
  type Names,
  type NamesOf,
  type PlacedLabel,
} from '@campusway/campus/labels';
import { element, figure, text } from '../svg.ts';
import { drawPictograms } from './draw-marks.ts';
import type { Palette } from './palette.ts';

/** Metres: west, south, east and north. */
export type Window = readonly [number, number, number, number];

/** Names on the plan of a window. `scale` in pixels per metre, `letters` as a factor of the usual text size. */
export function placeNames(
  names: NamesOf,
  [west, south, east, north]: Window,
  { scale, letters = 1 }: { readonly scale: number; readonly letters?: number },
): Names {
  const [width, height] = [(east - west) * scale, (north - south) * scale];
  const [dx, dy] = [-west * scale, north * scale];
  const frame = frameOf({ turn: 0, scale, dx, dy, width, height, pixelRatio: 1 });
  const view = { minX: 0, minY: 0, maxX: width, maxY: height };
  const obstacles = { view, controls: [], marks: [], lines: [] };
  return layOutNames(names, { frame, measure, obstacles, letters });
}

/** Widths of letters as shares of the text size, somewhat above those of the site's font, which only browsers measure. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,'’·|]/, 0.29],
  [/[frt ()-]/, 0.36],
  [/[mwMW]/, 0.85],
  [/[A-Z]/, 0.65],
];

const measure: Measure = (content, { size }) =>
  size *
  [...content].reduce((sum, letter) => sum + (widths.find(([one]) => one.test(letter))?.[1] ?? 0.56), 0);

/** Names and pictograms as SVG content in metres. */
export function drawNames({ labels, pictograms, frame: { scale, dx, dy } }: Names, palette: Palette): string {
  const transform = `translate(${-dx / scale} ${-dy / scale}) scale(${1 / scale})`;
  const drawn = labels.map((label) => drawLabel(label, palette)).join('\n');
  return `${drawPictograms(pictograms, scale, palette)}<g transform="${transform}">${drawn}</g>`;
}

const fills = { strong: 'label', soft: 'labelSoft', sign: 'onSign' } as const;

function drawLabel(label: PlacedLabel, palette: Palette): string {
  const { at, upright, tone, halo, width, height, lines } = label;
  const plate = { x: -width / 2, y: -height / 2, width, height, rx: 4, fill: palette.sign };
  const edge = {
    stroke: palette.ground,
    'stroke-width': 3.5,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const texts = lines.map(({ text: content, font, offset }) =>
    text([0, -offset], content, { ...font, fill: palette[fills[tone]] }),
  );
  return element(
    'g',
    {
      transform: `translate(${at.map(figure).join(' ')})${upright ? ' rotate(-90)' : ''}`,
      ...(halo && edge),
    },
    (tone === 'sign' ? element('rect', plate) : '') + texts.join(''),
  );
}
