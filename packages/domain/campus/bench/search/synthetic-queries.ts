import type { SearchRecord } from '../../src/search/index.ts';
import { createRandom } from '../routing/random.ts';

export interface KnownItem {
  readonly query: string;
  /** Title that the first result must have. */
  readonly title: string;
}

type Variant = (record: SearchRecord, at: number) => string;

/** Variants of a name: as it is, with a typo at a position, reordered, joined, with a facet. */
const nameVariants: readonly Variant[] = [
  ({ title }) => title,
  ({ title }) => title.toLowerCase(),
  ({ title }, at) => title.slice(0, at) + title.slice(at + 1),
  ({ title }, at) => title.slice(0, at) + title.charAt(at + 1) + title.charAt(at) + title.slice(at + 2),
  ({ title }, at) => title.slice(0, at) + title.slice(at - 1),
  ({ title }) => title.slice(1),
  ({ title }) => title.split(' ').reverse().join(' '),
  ({ title }) => title.replaceAll(' ', ''),
  ({ title, facets = [] }) => `${title}, ${facets[0]?.words[0]}`,
  ({ title, facets = [] }) => `${facets[0]?.words[0]} ${title.toLowerCase()}`,
  ({ title }) => title.slice(0, -1),
];

const codeVariants: readonly Variant[] = [
  ({ code = '' }) => code,
  ({ code = '' }) => code.toLowerCase(),
  ({ code = '' }) => code.replace('-', ' '),
  ({ code = '' }) => code.replace('-', ''),
  ({ code = '' }) => `where is ${code.toLowerCase()}?`,
];

/** Queries for known records: rooms by code, people and venues by name. */
export function sampleKnownItems(records: readonly SearchRecord[], count: number, seed = 3): KnownItem[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i): KnownItem => {
    const record = records[Math.floor(random() * records.length)] as SearchRecord;
    const variants = record.kind === 'room' ? codeVariants : nameVariants;
    const at = 1 + Math.floor(random() * (record.title.length - 3));
    return { title: record.title, query: (variants[i % variants.length] as Variant)(record, at) };
  });
}

/** Text of the box after each keystroke: `l`, `li`, `lib` ... in a seeded order, so that any prefix is a fair sample. */
export function toKeystrokes(queries: readonly string[], seed = 5): string[] {
  const random = createRandom(seed);
  const texts = queries.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));
  return texts
    .map((text) => ({ text, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text);
}
