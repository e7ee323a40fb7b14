import { boxOf, type Place, type PlanUnit } from '@campusway/campus';
import type { Palette } from '../drawing/palette.ts';
import { element, text } from '../svg.ts';

const nameSize = 0.95;
const nameLine = 1.15;

/** A room's number as large as fits, with its name below if there is space. */
export function drawLabel(unit: PlanUnit, { label, labelSoft }: Palette): string {
  const { minX, minY, maxX, maxY } = boxOf(unit.polygon.flat());
  const [width, height] = [maxX - minX, maxY - minY];
  const [x, y] = unit.label;
  if (unit.room) {
    const size = Math.min(1.9, (width - 0.5) / (unit.room.length * 0.58), height / 2.2);
    const lines = balance(unit.name ?? '', width - 0.8, Math.floor((height - 3.2) / nameLine));
    const top = y + lines.length * 0.55;
    const names = lines.map((line, i) =>
      text([x, top - 1.75 - i * nameLine], line, { size: nameSize, fill: labelSoft }),
    );
    return text([x, top], unit.room, { size, fill: label, weight: 700 }) + names.join('');
  }
  const named = ['opentobelow', 'vegetation', 'terrace', 'lounge'].includes(unit.category);
  return named ? text([x, y], unit.name ?? '', { size: 1.2, fill: labelSoft }) : '';
}

/** Breaks a name into as few lines as fit the width in metres, about equally long; empty when they do not fit. */
function balance(name: string, width: number, maxLines: number): string[] {
  const maxLength = Math.floor(width / (nameSize * 0.54));
  const few = wrap(name, maxLength);
  if (few.length > maxLines || few.some((line) => line.length > maxLength)) return [];
  for (let limit = Math.ceil(name.length / few.length); limit < maxLength; limit++) {
    const lines = wrap(name, limit);
    if (lines.length === few.length && lines.every((line) => line.length <= limit)) return lines;
  }
  return few;
}

function wrap(name: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

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
