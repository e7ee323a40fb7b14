import { evaluate } from '../../relevance/evaluate.ts';
import queries from '../../relevance/queries.json' with { type: 'json' };
import type { CampusRecord, SearchRecord } from '../../src/search/index.ts';
import { engines } from './engines.ts';
import type { Engine, Search } from './fields.ts';
import { type Answered, measure } from './measure.ts';
import { createSyntheticCampus, sampleKnownItems, toKeystrokes } from './synthetic-campus.ts';

/** Of a large campus: Orama takes seconds for a query of 100,000 records. */
const itemCount = 110;
const limit = 8;

export type SearchBench = typeof bench;

/** API of the page, which is loaded again between publishing and opening, as a visitor's is. */
const bench = {
  engines: engines.map(({ name }) => name),

  /** Uploads the index of an engine. */
  async publish(name: string, records: readonly SearchRecord[] | number): Promise<void> {
    const list = typeof records === 'number' ? createSyntheticCampus(records) : records;
    await fetch('/index', { method: 'POST', body: await find(name).publish(list) });
  },

  /** Opens what was published, and types queries. Our campus has those of the relevance file. */
  async open(name: string, records: readonly CampusRecord[] | number, milliseconds: number) {
    const bytes = await fetch('/index').then((response) => response.arrayBuffer());
    const open = () => find(name).open(new Response(bytes));
    if (typeof records !== 'number') {
      const texts = Object.values(queries.groups).flatMap((rows) => rows.map(([query]) => String(query)));
      return measure(open, {
        keystrokes: toKeystrokes(texts),
        milliseconds,
        judge: (search) => judge(search, texts, records),
      });
    }
    const campus = createSyntheticCampus(records);
    const known = sampleKnownItems(campus, itemCount);
    const titles = new Map(campus.map(({ id, title }) => [id, title]));
    const keystrokes = toKeystrokes(known.map(({ query }) => query));
    return measure(open, { keystrokes, milliseconds, judge: judgeKnown });

    async function judgeKnown(search: Search): Promise<Answered> {
      let right = 0;
      for (const { query, title } of known) {
        const [first = ''] = await search(query, limit);
        if (titles.get(first) === title) right++;
      }
      return { share: right / known.length, queries: known.length };
    }
  },
};

/** Judged alike for every engine. */
async function judge(
  search: Search,
  texts: readonly string[],
  records: readonly CampusRecord[],
): Promise<Answered> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const answers = new Map<string, readonly string[]>();
  for (const text of texts) answers.set(text, await search(text, limit));
  const { successAt1 } = evaluate(queries.groups, {
    search(query) {
      const found = (answers.get(query) ?? []).flatMap((id) => byId.get(id) ?? []);
      return { results: found.map((record) => ({ record, score: 0, highlights: { title: [] } })) };
    },
  });
  return { share: successAt1, queries: texts.length };
}

function find(name: string): Engine {
  const engine = engines.find((one) => one.name === name);
  if (!engine) throw new RangeError(`Cannot find the engine ${name}`);
  return engine;
}

Object.assign(globalThis, { bench });
