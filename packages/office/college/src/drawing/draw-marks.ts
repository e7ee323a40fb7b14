import type { Point } from '@campusway/campus';
import { type Arc, type Mark, type Pictogram, pictograms } from '@campusway/campus/scene';
import { at, element, linePath, polygonPath } from '../svg.ts';
import type { Palette } from './palette.ts';

/** Marks as SVG content in metres, in their order. */
export function drawMarks(marks: readonly Mark[], palette: Palette): string {
  return marks.map((mark, i) => drawMark(mark, palette, `inside-${i}`)).join('\n');
}

function drawMark(mark: Mark, palette: Palette, clipId: string): string {
  const { areas, rings = [], lines = [], arcs = [], fill, stroke, width, cap, dash, clip, opacity } = mark;
  if (areas)
    return areas
      .map(({ role, polygon }) =>
        element('path', {
          d: polygonPath(polygon),
          fill: palette[fill ?? role],
          'fill-rule': 'evenodd',
          opacity,
        }),
      )
      .join('\n');
  const d = polygonPath(rings) + lines.map(linePath).join('') + arcs.map(arcPath).join('');
  if (d === '') return '';
  const path = element('path', {
    d,
    fill: fill ? palette[fill] : 'none',
    stroke: stroke && palette[stroke],
    'stroke-width': width,
    'stroke-linejoin': stroke && (mark.join ?? 'round'),
    'stroke-linecap': cap,
    'stroke-dasharray': dash?.join(' '),
    'clip-path': clip && `url(#${clipId})`,
    opacity,
  });
  if (!clip) return path;
  return element('clipPath', { id: clipId }, element('path', { d: polygonPath([clip]) })) + path;
}

function arcPath({ centre: [x, y], radius, from, to, clockwise }: Arc): string {
  const point = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  const arc = `a${radius} ${radius} 0 0 ${clockwise ? 1 : 0}`;
  // SVG has no arc that ends where it starts.
  if (Math.abs(to - from) >= 2 * Math.PI)
    return `M${at([x - radius, y])}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`;
  return `M${at(point(from))}${arc.toUpperCase()} ${at(point(to))}`;
}

/** Pictograms as SVG content in metres. */
export function drawPictograms(shown: readonly Pictogram[], scale: number, palette: Palette): string {
  return shown
    .map(({ name, at: [x, y], size, plate }) => {
      const [side, ground] = [size / scale, (plate ?? 0) / scale];
      const below =
        plate === undefined
          ? ''
          : element('rect', {
              x: x - ground / 2,
              y: -y - ground / 2,
              width: ground,
              height: ground,
              rx: ground / 6,
              fill: palette.sign,
            });
      const figure = element('path', {
        d: pictograms[name],
        transform: `translate(${x - side / 2} ${-y - side / 2}) scale(${side / 24})`,
        fill: plate === undefined ? palette.label : palette.onSign,
        'fill-rule': 'evenodd',
      });
      return below + figure;
    })
    .join('\n');
}
