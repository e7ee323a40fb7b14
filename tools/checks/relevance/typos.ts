import { createRandom } from '@campusway/campus/bench/random.ts';
import type { CampusRecord, SearchIndex } from '@campusway/campus/search';

export interface TypoReport {
  readonly queryCount: number;
  /** Fractions, 0 to 1. */
  readonly first: number;
  readonly amongThree: number;
}

type Typo = (word: string, random: () => number) => string;

/** Adjacent keys on a keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function adjacentKey(letter: string): string {
  const row = rows.find((one) => one.includes(letter.toLowerCase())) ?? 'xy';
  const place = row.indexOf(letter.toLowerCase());
  return row[place + 1] ?? row[place - 1] ?? 'x';
}

const put = (word: string, from: number, to: number, letters: string) =>
  word.slice(0, from) + letters + word.slice(to);

/** Typos in one word of at least five letters; `at` is an index after the first letter. */
const wordTypos: readonly Typo[] = [
  (word, random) => within(word, random, (at) => put(word, at, at + 1, '')),
  (word, random) => within(word, random, (at) => put(word, at, at + 1, adjacentKey(word[at] ?? ''))),
  (word, random) => within(word, random, (at) => put(word, at, at, adjacentKey(word[at] ?? ''))),
  (word, random) => within(word, random, (at) => put(word, at, at, word[at] ?? '')),
  (word, random) => within(word, random, (at) => put(word, at - 1, at + 1, `${word[at]}${word[at - 1]}`)),
  (word) => word.slice(1),
  (word) => adjacentKey(word[0] ?? '') + word.slice(1),
];

function within(word: string, random: () => number, change: (at: number) => string): string {
  return change(1 + Math.floor(random() * (word.length - 1)));
}

/** Typos in a whole name. */
const nameTypos: readonly ((name: string) => string)[] = [
  (name) => name.split(' ').reverse().join(' '),
  (name) => name.replaceAll(' ', '').toLowerCase(),
  (name) => `${name}s`,
];

/** Searches for every person, room, place and department by names with typos from a seeded generator. */
export function searchWithTypos(
  records: readonly CampusRecord[],
  index: Pick<SearchIndex<CampusRecord>, 'search'>,
): TypoReport {
  const random = createRandom(1);
  const kinds: readonly CampusRecord['kind'][] = ['person', 'lab', 'venue', 'place', 'department'];
  const ranks = records
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((record) => {
      const name = record.title.replace(/^(?:Dr|Mr|Mrs|Ms)\. /, '').replace(/\b[A-Z]\. /g, '');
      const [word] = name.match(/[A-Za-z]{5,}/g) ?? [];
      if (!word) return [];
      const misspelt = wordTypos.map((typo) => name.replace(word, typo(word, random)));
      return [...misspelt, ...nameTypos.map((typo) => typo(name))].map((query) =>
        index.search(query).results.findIndex(({ record: { title } }) => title === record.title),
      );
    });
  const share = (good: (rank: number) => boolean) => ranks.filter(good).length / ranks.length;
  return {
    queryCount: ranks.length,
    first: share((rank) => rank === 0),
    amongThree: share((rank) => rank >= 0 && rank < 3),
  };
}
