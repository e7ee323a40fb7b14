import { type Flight, linesOfFlight } from '@campusway/campus';
import type { Palette } from './palette.ts';
import { element, linePath } from './svg.ts';

/** Treads and an arrow that climbs. */
export function drawFlight(flight: Flight, { line, ink }: Palette): string {
  const { treads, arrow } = linesOfFlight(flight);
  const stroke = (lines: typeof treads, colour: string, width: number) =>
    element('path', { d: lines.map(linePath).join(''), stroke: colour, 'stroke-width': width, fill: 'none' });
  return stroke(treads, line, 0.04) + stroke(arrow, ink, 0.06);
}
