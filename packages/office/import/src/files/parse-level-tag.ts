const number = String.raw`[+-]?\d+(?:[.,]\d+)?`;
const one = new RegExp(`^${number}$`);
const range = new RegExp(String.raw`^(${number})\s*(?:-|–|to)\s*(${number})$`);
/** More than the storeys of the highest building. */
const maxStoreys = 200;

/**
 * Reads the levels of Simple Indoor Tagging: `1`, `0.5`, `1;2`, `0-3` and `-2--1` (each storey between the two), `-1-2;4`.
 *
 * @param names levels by their `level:ref`, such as `EG`
 */
export function parseLevelTag(text: string, names: ReadonlyMap<string, number> = new Map()) {
  const levels: number[] = [];
  const wrong: string[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const found = levelsOf(part, names.get(part.toLowerCase()));
    if (found.length === 0 || found.some((level) => Math.abs(level) > maxStoreys)) wrong.push(part);
    else levels.push(...found);
  }
  return { levels: [...new Set(levels)], wrong };
}

function levelsOf(part: string, named: number | undefined): number[] {
  const toNumber = (text: string) => Number(text.replace(',', '.'));
  const [, from, to] = range.exec(part) ?? [];
  if (from === undefined || to === undefined) {
    if (one.test(part)) return [toNumber(part)];
    return named === undefined ? [] : [named];
  }
  const [low = 0, high = 0] = [toNumber(from), toNumber(to)].toSorted((a, b) => a - b);
  if (high - low > 2 * maxStoreys) return [];
  const whole = Array.from({ length: Math.floor(high - low) + 1 }, (_, i) => low + i);
  return whole.at(-1) === high ? whole : [...whole, high];
}
