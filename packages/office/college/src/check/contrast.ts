/** WCAG 2.2, 1.4.3: contrast of text. */
export const minContrast = 4.5;

/** Contrast ratio of two colours as `#rrggbb`, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The smallest mixture of a colour with black or white with enough contrast to all the others. */
export function withContrast(colour: string, others: readonly string[], towards: 'black' | 'white'): string {
  const target = towards === 'black' ? 0 : 255;
  const mixtures = Array.from({ length: 21 }, (_, i) => {
    const mixed = channels(colour).map((value) => Math.round(value + ((target - value) * i) / 20));
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
  const best = mixtures.find((one) => others.every((other) => contrast(one, other) >= minContrast));
  return best ?? mixtures.at(-1) ?? colour;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
