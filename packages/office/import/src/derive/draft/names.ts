import { createHash } from 'node:crypto';
import type { Guess } from '../../guesses.ts';
import type { Names, SourceCampus } from '../../model.ts';

/** State for naming things. */
export interface Naming {
  readonly guesses: Guess[];
  /** The text in the language of the site. */
  readonly nameOf: (names: Names) => string | undefined;
  /** From the last import. */
  readonly known: KnownIds;
}

/** Returns the text in a language, or else the one without a language, or else any. */
export function createNameOf(language: string): Naming['nameOf'] {
  return (names) => names[language] ?? names.und ?? Object.values(names)[0];
}

/**
 * Languages of the names, the most frequent first, but English before all others, since the site's own texts are English.
 * `names` is `und` if most names have no language: then the others are a few translations, and the language is that of the
 * translations that equal their names, or else unknown.
 */
export function languagesOf({ names, units, levels, buildings, occupants, source }: SourceCampus) {
  const all = [{ names }, ...units, ...levels, ...buildings, ...occupants].map((thing) => thing.names);
  const byCount = countLanguages(all, (key) => (key === 'und' ? (source.language ?? 'und') : key));
  if (byCount[0] === 'und') {
    const [same] = countLanguages(
      all.map(({ und, ...others }) => {
        return Object.fromEntries(Object.entries(others).filter(([, name]) => name === und));
      }),
    ).filter(isLanguage);
    return { tags: [same ?? 'en'], names: 'und', isUnknown: same === undefined };
  }
  const languages = byCount.filter(isLanguage);
  const english = languages.filter((language) => /^en\b/.test(language));
  const tags = languages.length === 0 ? ['en'] : [...new Set([...english, ...languages])];
  return { tags, names: tags[0] ?? 'en', isUnknown: false };
}

/** The languages of some names, the most frequent first. */
function countLanguages(all: readonly Names[], toKnown = (language: string) => language): string[] {
  const counts = new Map<string, number>();
  for (const language of all.flatMap(Object.keys).map(toKnown))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== 'und' && new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}

/** A text as an id of a college: lower-case letters, digits and hyphens; from a digest if the text has none of these. */
export function toId(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? `x-${createHash('sha256').update(text).digest('hex').slice(0, 8)}` : id;
}

/** Ids in the college by ids in the source, for things whose ids are made from their names. */
export type KnownIds = Readonly<Record<string, string>>;

/** Gives each thing an id of its own. */
export class UniqueIds {
  readonly #taken: Set<string>;
  readonly #known: KnownIds;
  /** Results of `keep()`. */
  readonly given: Record<string, string> = {};

  constructor(taken: Iterable<string> = [], known: KnownIds = {}) {
    this.#taken = new Set([...taken, ...Object.values(known)]);
    this.#known = known;
  }

  /** The id that a thing of the source got in the last import, or else one made from the text. */
  keep(sourceId: string, text: () => string): string {
    const id = this.#known[sourceId] ?? this.take(text());
    this.given[sourceId] = id;
    return id;
  }

  take(text: string): string {
    return takeFree(toId(text), this.#taken);
  }
}

/** Adds a text to those that are taken; with a number after it if it is taken already. */
export function takeFree(text: string, taken: Set<string>): string {
  let free = text;
  for (let count = 2; taken.has(free); count++) free = `${text}-${count}`;
  taken.add(free);
  return free;
}
