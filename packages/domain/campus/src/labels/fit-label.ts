import type { LabelCandidate, LabelFont, LabelLine, Measure, PlacedLabel } from './label.ts';

/** Minimum legible text size, CSS pixels. */
export const minTextSize = 11;
const subtitleFont = { size: 12, weight: 400 } as const satisfies LabelFont;
/** Padding at the ends of a line, and above and below it, CSS pixels. */
const [side, rim] = [3, 1];
/** Padding of a sign's plate, CSS pixels. */
const plate = { across: 6, down: 3 } as const;
const leading = 1.15;
const maxLines = 3;

/** Fits a label into its space: title in the requested size, smaller or rotated; subtitle if there is space. */
export function fitLabel(candidate: LabelCandidate, measure: Measure): PlacedLabel | undefined {
  const [across, along] = [candidate.width, candidate.height];
  return (
    shape(candidate, { width: across - 2 * side, height: along - 2 * rim, upright: false }, measure) ??
    shape(candidate, { width: along - 2 * side, height: across - 2 * rim, upright: true }, measure)
  );
}

interface Space {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}

function shape(candidate: LabelCandidate, space: Space, measure: Measure): PlacedLabel | undefined {
  const title = shapeTitle(candidate, space, measure);
  if (!title) return undefined;
  const left = space.height - title.lines.length * title.font.size * leading;
  const texts = [
    ...title.lines.map((text) => ({ text, font: title.font })),
    ...subtitleLines(candidate, { ...space, height: left }, measure).map((text) => ({
      text,
      font: subtitleFont,
    })),
  ];
  const widths = texts.map(({ text, font }) => measure(text, font));
  const textHeight = texts.reduce((sum, { font }) => sum + font.size * leading, 0);
  let top = -textHeight / 2;
  const lines = texts.map(({ text, font }): LabelLine => {
    const offset = top + (font.size * leading) / 2;
    top += font.size * leading;
    return { text, font, offset };
  });
  const { across, down } = candidate.tone === 'sign' ? plate : { across: 0, down: 0 };
  const [width, height] = [Math.max(...widths) + 2 * across, textHeight + 2 * down];
  const box = space.upright ? { width: height, height: width } : { width, height };
  return {
    lines,
    at: candidate.at,
    upright: space.upright,
    tone: candidate.tone,
    ...(candidate.target && { target: candidate.target }),
    halo: candidate.halo ?? false,
    ...box,
  };
}

interface Title {
  readonly lines: readonly string[];
  readonly font: LabelFont;
}

/** One line, else several for a long name, else smaller. A room number stays in one line. */
function shapeTitle(
  { title, size: requested, tone, moves }: LabelCandidate,
  { width, height, upright }: Space,
  measure: Measure,
): Title | undefined {
  const weight = tone === 'soft' ? 400 : 620;
  const wide = measure(title, { size: requested, weight });
  const isCode = tone === 'strong' && moves === undefined;
  const sizes = wide > width && !isCode && !upright ? [requested, minTextSize] : [];
  for (const size of sizes) {
    const lines = wrapWords(title, width, (text) => measure(text, { size, weight }));
    if (lines && lines.length <= Math.min(maxLines, height / (size * leading)))
      return { lines, font: { size, weight } };
  }
  const size = Math.min(requested, (requested * width) / wide, height / leading);
  return size < minTextSize ? undefined : { lines: [title], font: { size, weight } };
}

/** The whole subtitle or nothing: a partial name is misleading. */
function subtitleLines(
  { subtitle }: LabelCandidate,
  { width, height, upright }: Space,
  measure: Measure,
): readonly string[] {
  if (!subtitle || upright) return [];
  const max = Math.min(maxLines, Math.floor(height / (subtitleFont.size * leading)));
  const lines = wrapWords(subtitle, width, (text) => measure(text, subtitleFont));
  return lines && lines.length <= max ? lines : [];
}

/** Chinese and Japanese have no spaces: a line may end after any of their characters. */
const pieces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]\s*|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+\s*/gu;

/** Breaks a text between words into lines of at most `width`; undefined when a single word is wider. */
function wrapWords(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const piece of text.match(pieces) ?? []) {
    if (measure(piece.trimEnd()) > width) return undefined;
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length === 0 || measure(longer.trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}
