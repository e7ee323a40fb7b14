import { readCollege } from '@campusway/college/derive';
import { openCollege } from '@campusway/publishing/college';
import { parseSync, Visitor } from 'vite';

/**
 * Names, ids and labels of a college, as words, without the site's title, which for the sample is the product's
 * name, and two-letter codes, which occur in any text.
 */
export function sampleFacts(folder: string): ReadonlySet<string> {
  const { facts, parts } = openCollege(folder);
  const texts = [
    facts.name,
    facts.shortName,
    ...parts.departments.flatMap(({ code, label, name, programme }) => [code, label, name, programme]),
    ...parts.people.flatMap(({ id, name, email }) => [id, name, email]),
    // Names of areas such as `Lobby` are common words.
    ...parts.places.flatMap(({ id, kind, name }) => (kind === 'area' ? [] : [id, name])),
    ...parts.rooms.map(({ name }) => name),
    ...parts.lookup.rooms.map(({ venue }) => venue),
    ...parts.lookup.venues.map(({ name }) => name),
    ...parts.screens.map(({ id }) => id),
    ...readCollege(folder).geometry.flatMap(({ features }) => features.map(({ id }) => id)),
  ];
  return new Set(texts.map((text = '') => toWords(text)).filter((text) => text.length > 2));
}

export interface SampleFact {
  /** Starts at 1. */
  readonly line: number;
  readonly fact: string;
}

/** Finds facts as whole words in the string literals, templates, JSX texts and property names of a source. */
export function findSampleFacts(file: string, source: string, facts: ReadonlySet<string>): SampleFact[] {
  const found: SampleFact[] = [];
  function search(text: unknown, start: number): void {
    if (typeof text !== 'string') return;
    const line = source.slice(0, start).split('\n').length;
    for (const run of runsOf(text)) if (facts.has(run)) found.push({ line, fact: run });
  }
  new Visitor({
    Literal: ({ value, start }) => search(value, start),
    TemplateElement: ({ value, start }) => search(value.cooked, start),
    JSXText: ({ value, start }) => search(value, start),
    Property: ({ key, shorthand, start }) =>
      key.type === 'Identifier' && !shorthand && search(key.name, start),
  }).visit(parseSync(file, source).program);
  return found;
}

/** Words of a text without punctuation, for comparison. */
function toWords(text: string): string {
  return wordsOf(text).join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
}

/** Word count of the longest name of a place or person. */
const maxWords = 8;

/** Every word, and every run of several words. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((_, from) =>
    words.slice(from, from + maxWords).map((_last, more) => words.slice(from, from + more + 1).join(' ')),
  );
}
