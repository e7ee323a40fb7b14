import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import { tokenize } from '../../src/search/tokenize.ts';
import { type Engine, toFields, weights } from './fields.ts';

const newIndex = () =>
  create({
    schema: { id: 'string', title: 'string', code: 'string', aliases: 'string', belongs: 'string' },
    components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } },
  });

/** With our tokenizer, all words, one typo a word. */
export const orama: Engine = {
  name: 'Orama, own tokenizer',
  async publish(records) {
    const index = newIndex();
    await insertMultiple(index, records.map(toFields), records.length);
    return JSON.stringify(save(index));
  },
  async open(published) {
    const index = newIndex();
    load(index, (await published.json()) as RawData);
    const properties = Object.keys(weights) as (keyof typeof weights)[];
    return async (term, limit) => {
      const { hits } = await search(index, {
        term,
        properties,
        boost: weights,
        tolerance: 1,
        threshold: 0,
        limit,
      });
      return hits.map(({ id }) => id);
    };
  },
};
