import type { SearchRecord } from '../../src/search/index.ts';
import { createRandom } from '../routing/random.ts';

export interface KnownItem {
  readonly query: string;
  /** Title that the first result must have. */
  readonly title: string;
}

type Manner = (record: SearchRecord, at: number) => string;

/** Ways to write a name: as it is, with a slip of the finger at a place, in another order, joined, with more. */
const nameManners: readonly Manner[] = [
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

const codeManners: readonly Manner[] = [
  ({ code = '' }) => code,
  ({ code = '' }) => code.toLowerCase(),
  ({ code = '' }) => code.replace('-', ' '),
  ({ code = '' }) => code.replace('-', ''),
  ({ code = '' }) => `where is ${code.toLowerCase()}?`,
];

/** Queries for known records: rooms by code, people and venues by name. */
export function drawKnownItems(records: readonly SearchRecord[], count: number, seed = 3): KnownItem[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i): KnownItem => {
    const record = records[Math.floor(random() * records.length)] as SearchRecord;
    const manners = record.kind === 'room' ? codeManners : nameManners;
    const at = 1 + Math.floor(random() * (record.title.length - 3));
    return { title: record.title, query: (manners[i % manners.length] as Manner)(record, at) };
  });
}

/** What the box holds after each key: `l`, `li`, `lib` ... in a seeded order, so that any first part is a fair sample. */
export function toKeystrokes(queries: readonly string[], seed = 5): string[] {
  const random = createRandom(seed);
  const texts = queries.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));
  return texts
    .map((text) => ({ text, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text);
}
