import type { LabelFont, LabelLine, LabelWish, Measure, PlacedLabel } from './label.ts';
import { wrapWords } from './wrap-words.ts';

/** Text below this size is a smudge, CSS pixels. */
export const smallest = 11;
const subtitleFont = { size: 12, weight: 400 } as const satisfies LabelFont;
/** CSS pixels that stay free at the ends of a line, and above and below it. */
const [side, rim] = [3, 1];
/** CSS pixels of a sign's plate around its name. */
const plate = { across: 6, down: 3 } as const;
const leading = 1.15;
const maxLines = 3;

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
  const title = shapeTitle(wish, space, measure);
  if (!title) return undefined;
  const left = space.height - title.lines.length * title.font.size * leading;
  const texts = [
    ...title.lines.map((text) => ({ text, font: title.font })),
    ...subtitleLines(wish, { ...space, height: left }, measure).map((text) => ({ text, font: subtitleFont })),
  ];
  const widths = texts.map(({ text, font }) => measure(text, font));
  const textHeight = texts.reduce((sum, { font }) => sum + font.size * leading, 0);
  let top = -textHeight / 2;
  const lines = texts.map(({ text, font }): LabelLine => {
    const offset = top + (font.size * leading) / 2;
    top += font.size * leading;
    return { text, font, offset };
  });
  const { across, down } = wish.tone === 'sign' ? plate : { across: 0, down: 0 };
  const [width, height] = [Math.max(...widths) + 2 * across, textHeight + 2 * down];
  const box = space.upright ? { width: height, height: width } : { width, height };
  return { lines, at: wish.at, upright: space.upright, tone: wish.tone, halo: wish.halo ?? false, ...box };
}

interface Title {
  readonly lines: readonly string[];
  readonly font: LabelFont;
}

/** In one line; a name that is too long in several; smaller as the last resort. A door's code stays in one line. */
function shapeTitle(
  { title, size: wished, tone, moves }: LabelWish,
  { width, height, upright }: Space,
  measure: Measure,
): Title | undefined {
  const weight = tone === 'soft' ? 400 : 620;
  const wide = measure(title, { size: wished, weight });
  const isCode = tone === 'strong' && moves === undefined;
  const sizes = wide > width && !isCode && !upright ? [wished, smallest] : [];
  for (const size of sizes) {
    const lines = wrapWords(title, width, (text) => measure(text, { size, weight }));
    if (lines && lines.length <= Math.min(maxLines, height / (size * leading)))
      return { lines, font: { size, weight } };
  }
  const size = Math.min(wished, (wished * width) / wide, height / leading);
  return size < smallest ? undefined : { lines: [title], font: { size, weight } };
}

/** All of the subtitle or none of it: half a name misleads. */
function subtitleLines(
  { subtitle }: LabelWish,
  { width, height, upright }: Space,
  measure: Measure,
): readonly string[] {
  if (!subtitle || upright) return [];
  const max = Math.min(maxLines, Math.floor(height / (subtitleFont.size * leading)));
  const lines = wrapWords(subtitle, width, (text) => measure(text, subtitleFont));
  return lines && lines.length <= max ? lines : [];
}
