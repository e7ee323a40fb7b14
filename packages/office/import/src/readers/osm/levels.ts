/** The levels of a `level` or `repeat_on` tag, and the parts of it that are none. */
export interface LevelTag {
  readonly levels: readonly number[];
  readonly wrong: readonly string[];
}

const number = String.raw`[+-]?\d+(?:[.,]\d+)?`;
const one = new RegExp(`^${number}$`);
const range = new RegExp(String.raw`^(${number})\s*(?:-|–|to)\s*(${number})$`);
/** Storeys of the highest building, and some. */
const maxStoreys = 200;

/**
 * Reads the levels of Simple Indoor Tagging: `1`, `0.5`, `1;2`, `0-3` and `-2--1` (each storey between the two), `-1-2;4`.
 *
 * @param names levels by their `level:ref`, such as `EG`
 */
export function parseLevelTag(text: string, names: ReadonlyMap<string, number> = new Map()): LevelTag {
  const levels: number[] = [];
  const wrong: string[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, from, to] = range.exec(part) ?? [];
    const named = names.get(part.toLowerCase());
    const found =
      from !== undefined && to !== undefined
        ? storeysBetween(toNumber(from), toNumber(to))
        : one.test(part)
          ? [toNumber(part)]
          : named === undefined
            ? []
            : [named];
    if (found.length === 0 || found.some((level) => Math.abs(level) > maxStoreys)) wrong.push(part);
    else levels.push(...found);
  }
  return { levels: [...new Set(levels)], wrong };
}

/** Id of a thing on one of its levels: `way-3-level-minus-1`. */
export function idOnLevel(id: string, ordinal: number | string): string {
  return `${id}-level-${String(ordinal).replace('-', 'minus-').replace('.', '-')}`;
}

function storeysBetween(from: number, to: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (high - low > 2 * maxStoreys) return [];
  const whole = Array.from({ length: Math.floor(high - low) + 1 }, (_, i) => low + i);
  return whole.at(-1) === high ? whole : [...whole, high];
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
