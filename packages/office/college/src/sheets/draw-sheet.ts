import type { NamesOf } from '@campusway/campus/labels';
import type { Extent, Mark, Role } from '@campusway/campus/scene';
import { drawMarks } from '../drawing/draw-marks.ts';
import type { Palette } from '../drawing/palette.ts';
import { drawNames, placeNames, type Window } from '../drawing/place-names.ts';
import { element, text } from '../svg.ts';

export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly window: Window;
  readonly marks: (extent: Extent) => readonly Mark[];
  readonly names: NamesOf;
  /** Text size of the names: 1 for 12 pixels of the sheet's width. */
  readonly letters: number;
  readonly legend: readonly (readonly [Role, string])[];
  /** Captions outside the plan: text and position. */
  readonly captions?: readonly (readonly [text: string, x: number, y: number])[];
}

const pixelWidth = 1800;

/** A framed sheet with title, legend, scale bar and north arrow around the plan. */
export function drawSheet(sheet: Sheet, palette: Palette): string {
  const [west, south, east, north] = sheet.window;
  const unit = (east - west) / 180;
  const [head, foot, side] = [13 * unit, 12 * unit, 6 * unit];
  const [left, top, width, height] = [
    west - side,
    -north - head,
    east - west + 2 * side,
    north - south + head + foot,
  ];
  const footLine = south - foot * 0.45;
  const scale = pixelWidth / width;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [left, top, width, height].join(' '),
      width: pixelWidth,
      height: Math.round((pixelWidth * height) / width),
      'font-family': "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible', sans-serif",
    },
    [
      element('title', {}, `${sheet.title}, ${sheet.subtitle}`),
      element('rect', { x: left, y: top, width, height, fill: palette.ground }),
      // Below the title: the surroundings of a campus extend beyond the window.
      drawMarks(sheet.marks({ scale, box: { minX: west, minY: south, maxX: east, maxY: north } }), palette),
      text([west, north + head * 0.55], sheet.title, {
        size: 5 * unit,
        fill: palette.label,
        weight: 750,
        anchor: 'start',
      }),
      text([west, north + head * 0.2], sheet.subtitle, {
        size: 2.2 * unit,
        fill: palette.labelSoft,
        anchor: 'start',
      }),
      drawNames(placeNames(sheet.names, sheet.window, { scale, letters: sheet.letters }), palette),
      ...(sheet.captions ?? []).map(([words, x, y]) =>
        text([x, y], words, { size: 2 * unit, fill: palette.labelSoft, weight: 600, spacing: 0.12 * unit }),
      ),
      northArrow(east - 2 * unit, north + head * 0.42, unit, palette),
      scaleBar(east, footLine, unit, palette),
      legend(west, footLine, unit, sheet.legend, palette),
    ].join('\n'),
  );
}

function northArrow(x: number, y: number, unit: number, { label, ground }: Palette): string {
  const size = 2.4 * unit;
  const arrow = `M${x} ${-y - size}l${size * 0.55} ${size * 1.8}l${-size * 0.55} ${-size * 0.4}l${-size * 0.55} ${size * 0.4}z`;
  return (
    element('path', { d: arrow, fill: label }) +
    text([x, y + size * 1.45], 'N', { size: 1.9 * unit, fill: label, weight: 700 }) +
    element('path', {
      d: `M${x} ${-y - size}v${size * 1.4}l${-size * 0.55} ${size * 0.4}z`,
      fill: ground,
      stroke: label,
      'stroke-width': 0.1 * unit,
    })
  );
}

function scaleBar(east: number, y: number, unit: number, { label, ground }: Palette): string {
  const step = unit > 1.5 ? 20 : 5;
  const start = east - 4 * step;
  const parts = [0, 1, 2, 3].map((i) =>
    element('rect', {
      x: start + i * step,
      y: -y - 0.35 * unit,
      width: step,
      height: 0.7 * unit,
      fill: i % 2 === 0 ? label : ground,
      stroke: label,
      'stroke-width': 0.1 * unit,
    }),
  );
  const lengths = [0, 2, 4].map((i) =>
    text([start + i * step, y - 1.7 * unit], i === 4 ? `${i * step} m` : String(i * step), {
      size: 1.6 * unit,
      fill: label,
    }),
  );
  return [...parts, ...lengths].join('');
}

function legend(x: number, y: number, unit: number, entries: Sheet['legend'], palette: Palette): string {
  let passed = x;
  return entries
    .map(([role, words]) => {
      const swatch = element('rect', {
        x: passed,
        y: -y - 1.1 * unit,
        width: 2.8 * unit,
        height: 2.2 * unit,
        fill: palette[role],
        stroke: palette.wall,
        'stroke-width': 0.15 * unit,
      });
      const caption = text([passed + 3.6 * unit, y], words, {
        size: 1.7 * unit,
        fill: palette.label,
        anchor: 'start',
      });
      passed += (6.4 + words.length * 0.95) * unit;
      return swatch + caption;
    })
    .join('');
}
