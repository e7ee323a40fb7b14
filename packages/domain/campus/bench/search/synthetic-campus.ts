import type { Facet, SearchRecord } from '../../src/search/index.ts';
import { createRandom } from '../random.ts';

const onsets = 'b ch d dh g h j k kr l m n p pr r s sh t th v y'.split(' ');
const vowels = 'a a e i o u aa ee'.split(' ');
const codas = ['', '', '', 'n', 'r', 'l', 'm', 'sh', 'k'];
const subjects =
  `Robotics Optics Genetics Hydraulics Acoustics Botany Statistics Ceramics Textile Polymer Solar Marine
  Quantum Crystal Neural Signal Traffic Timber Enzyme Plasma Turbine Antenna Compiler Graphics Mineral Soil Weather
  Satellite Speech Vision`.split(/\s+/);
const venues = 'Lab Hall Studio Workshop Library Seminar_Room Cafe Store Museum Court'
  .split(' ')
  .map((text) => text.replace('_', ' '));

/** People, coded rooms and named venues, seeded, so deterministic. Titles of people and codes of rooms are unique. */
export function createSyntheticCampus(size: number, seed = 7): SearchRecord[] {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const word = (syllables: number) =>
    Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join('');
  const name = (syllables: number) => word(syllables).replace(/^./, (letter) => letter.toUpperCase());
  const given = Array.from({ length: 900 }, () => name(2));
  const family = Array.from({ length: Math.ceil(size / 25) }, () => name(random() < 0.5 ? 2 : 3));
  const floors = ['first', 'second', 'third', 'fourth', 'fifth'].map(
    (ordinal, i): Facet => ({ name: 'floor', words: [`${ordinal} floor`, `floor ${i + 1}`] }),
  );
  const departments = subjects
    .slice(0, 24)
    .map((subject): Facet => ({ name: 'department', words: [`${subject} Engineering`] }));
  const professor: Facet = { name: 'role', words: ['professor'] };
  const kinds = new Map(
    venues.map((text): [string, Facet] => [text, { name: 'kind', words: [text.toLowerCase()] }]),
  );
  const titles = new Set<string>();

  return Array.from({ length: size }, (_, i): SearchRecord => {
    const id = `record-${i}`;
    const floor = pick(floors);
    const department = pick(departments);
    const shared = { id, where: floor.words[0] ?? '', aliases: [], rank: Math.floor(random() * 100) / 100 };
    if (i % 20 < 11) {
      const title = unique(() => `${pick(given)} ${pick(family)}`, titles);
      return { ...shared, kind: 'person', title, facets: [department, professor] };
    }
    const building = String.fromCharCode(65 + (i % 26), 65 + (Math.floor(i / 26) % 26));
    const code = `${building}-${floors.indexOf(floor) + 1}${String(Math.floor(i / 676)).padStart(3, '0')}`;
    if (i % 20 < 17)
      return { ...shared, kind: 'room', title: `Room ${code}`, code, facets: [floor, department] };
    const kind = pick(venues);
    const title = unique(() => `${pick(subjects)} ${name(2)} ${kind}`, titles);
    return { ...shared, kind: 'venue', title, code, facets: [floor, kinds.get(kind) as Facet] };
  });
}

function unique(make: () => string, taken: Set<string>): string {
  for (;;) {
    const made = make();
    if (taken.has(made)) continue;
    taken.add(made);
    return made;
  }
}

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
