import type { LabelLine, LabelWish, Measure, PlacedLabel } from './label.ts';
import { wrapWords } from './wrap-words.ts';

/** Text below this size is a smudge, CSS pixels. */
export const smallest = 11;
const subtitleSize = 12;
/** CSS pixels that stay free at the ends of a line, and above and below it. */
const [side, rim] = [3, 1];
const leading = 1.15;

/** Shapes a label for its space: the title as large as wished, smaller, or turned; the subtitle when there is space left. */
export function fitLabel(wish: LabelWish, measure: Measure): PlacedLabel | undefined {
  const [across, along] = [wish.width, wish.height];
  return (
    shape(wish, { width: across - 2 * side, height: along - 2 * rim, upright: false }, measure) ??
    shape(wish, { width: along - 2 * side, height: across - 2 * rim, upright: true }, measure)
  );
}

interface Space {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}

function shape(wish: LabelWish, space: Space, measure: Measure): PlacedLabel | undefined {
  const weight = wish.tone === 'soft' ? 400 : 620;
  const wished = measure(wish.title, { size: wish.size, weight });
  const size = Math.min(wish.size, (wish.size * space.width) / wished, space.height / leading);
  if (size < smallest) return undefined;
  const font = { size, weight } as const;
  const titleHeight = size * leading;
  const titleWidth = measure(wish.title, font);
  const below = subtitleLines(wish, { ...space, height: space.height - titleHeight }, measure);
  const height = titleHeight + below.length * subtitleSize * leading;
  const top = -height / 2;
  const lines: LabelLine[] = [
    { text: wish.title, font, offset: top + titleHeight / 2 },
    ...below.map((text, i) => ({
      text,
      font: { size: subtitleSize, weight: 400 } as const,
      offset: top + titleHeight + (i + 0.5) * subtitleSize * leading,
    })),
  ];
  const widths = below.map((text) => measure(text, { size: subtitleSize, weight: 400 }));
  const width = Math.max(titleWidth, ...widths);
  const box = space.upright ? { width: height, height: width } : { width, height };
  return { lines, at: wish.at, upright: space.upright, tone: wish.tone, halo: wish.halo ?? false, ...box };
}

/** All of the subtitle or none of it: half a name misleads. */
function subtitleLines(
  { subtitle }: LabelWish,
  { width, height, upright }: Space,
  measure: Measure,
): readonly string[] {
  if (!subtitle || upright) return [];
  const most = Math.floor(height / (subtitleSize * leading));
  const lines = wrapWords(subtitle, width, (text) => measure(text, { size: subtitleSize, weight: 400 }));
  return lines && lines.length <= Math.min(most, 3) ? lines : [];
}
