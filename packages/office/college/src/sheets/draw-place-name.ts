import type { Place } from '@campusway/campus';
import { element, text } from '../svg.ts';
import type { Palette } from './palette.ts';

/** Gates as plates, other names as text with a halo. */
export function drawPlaceName(
  { kind, x, y, name: words }: Place,
  { palette, east }: { readonly palette: Palette; readonly east: number },
): string {
  if (kind !== 'gate') {
    const halo = `<g stroke="${palette.ground}" stroke-width="1.2" stroke-linejoin="round" stroke-opacity="0.85" paint-order="stroke">`;
    return `${halo}${text([x, y], words, { size: 5, fill: palette.label, weight: 700 })}</g>`;
  }
  const width = words.length * 2.6 + 5;
  const left = Math.min(x - width / 2, east - 2 - width);
  const up = y + 5;
  return (
    element('rect', { x: left, y: -up - 4, width, height: 8, rx: 1.2, fill: palette.label }) +
    text([left + width / 2, up], words, { size: 4.6, fill: palette.ground, weight: 700 })
  );
}
