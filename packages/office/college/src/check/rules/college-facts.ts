import { rule } from '../rule.ts';

/** Backgrounds of the accent colour, and the text colour on it: `--paper` to `--on-accent` of ui-kit. */
export const grounds = {
  light: ['#f8f6f1', '#ffffff', '#efebe2', '#ffffff'],
  dark: ['#12151a', '#1a1e25', '#0c0e12', '#0b1733'],
} as const;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Languages and time zone are valid, and the accent colour has enough contrast. */
export const collegeFacts = rule('college', ['college'], function* ({ college }) {
  for (const { path: file, content } of college) {
    const { languages = [], timeZone, accent } = content;
    for (const [i, language] of languages.entries()) {
      if (isLanguage(language)) continue;
      const message = `No language has the code "${language}"`;
      const fix = 'Write the code as in the list of BCP 47: "en", "te", "hi", "pt-BR"';
      yield { file, pointer: `/languages/${i}`, message, fix };
    }
    if (timeZone !== undefined && !isTimeZone(timeZone)) {
      const message = `There is no time zone "${timeZone}"`;
      const fix = 'Write its name as in the IANA list: "Asia/Kolkata", "Europe/Berlin"';
      yield { file, pointer: '/timeZone', message, fix };
    }
    for (const scheme of accent ? (['light', 'dark'] as const) : []) {
      const colour = accent?.[scheme] ?? '';
      const lowest = Math.min(...grounds[scheme].map((ground) => contrast(colour, ground)));
      if (lowest >= minContrast) continue;
      const better = withContrast(colour, grounds[scheme], scheme === 'light' ? 'black' : 'white');
      const message = `The accent colour ${colour} has a contrast of ${lowest.toFixed(1)} on ${scheme} pages: texts need ${minContrast}`;
      const fix = `Write a ${scheme === 'light' ? 'darker' : 'lighter'} colour, for instance "${better}"`;
      yield { file, pointer: `/accent/${scheme}`, message, fix };
    }
  }
});

function isLanguage(tag: string): boolean {
  try {
    return languageNames.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** WCAG 2.2, 1.4.3: contrast of text. */
const minContrast = 4.5;

/** Contrast ratio of two colours as `#rrggbb`, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
function contrast(first: string, second: string): number {
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
function withContrast(colour: string, others: readonly string[], towards: 'black' | 'white'): string {
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
