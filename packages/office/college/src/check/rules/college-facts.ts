import { contrast, minContrast, withContrast } from '../contrast.ts';
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
