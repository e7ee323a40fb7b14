import { wordsIn } from '../text.ts';
import { NumberLists } from './number-lists.ts';
import type { Facet, SearchRecord } from './search-record.ts';
import { tokenize } from './tokenize.ts';

/** Kinds of names, which decide the weight of a match. The first four are a record's own names, the others are shared. */
export const nameKinds = wordsIn('title alias spelling code department floor kind role detail');
type NameKind = (typeof nameKinds)[number];
export const ownKinds = 4;
export const spellingKind = 2;

/**
 * Tokens of the names of records: an index is made of them, and publishing packs them. Tokens, names and facets are
 * numbered as they come. Names with equal kind and tokens are stored once, and so is a facet of many records.
 */
export class RecordNames {
  readonly tokens: string[] = [];
  /** By name: index into `nameKinds`, tokens. */
  readonly kinds: number[] = [];
  readonly nameTokens = new NumberLists();
  /** By facet: label, names. */
  readonly labels: string[] = [];
  readonly facetNames = new NumberLists();
  /** By record: names that are not those of its facets, facets. */
  readonly names = new NumberLists();
  readonly facets = new NumberLists();
  readonly #tokenIds = new Map<string, number>();
  readonly #nameIds = new Map<string, number>();
  readonly #facetIds = new Map<Facet, number>();

  add(records: readonly SearchRecord[]): this {
    const facets = records.map(({ facets = [] }) => new Set(facets.map((facet) => this.#addFacet(facet))));
    records.forEach(({ title, code = '', aliases, spellings = [], details = [] }, i) => {
      const own = { title: [title], code: [code], alias: aliases, spelling: spellings, detail: details };
      const names = Object.entries(own).flatMap(([kind, texts]) => this.#addNames(kind as NameKind, texts));
      this.names.push(new Set(names));
      this.facets.push(facets[i] ?? []);
    });
    return this;
  }

  #addFacet(facet: Facet): number {
    const known = this.#facetIds.get(facet);
    if (known !== undefined) return known;
    const label = facet.words[0] ?? '';
    this.facetNames.push(this.#addNames(facet.name, facet.words, label));
    const id = this.labels.push(label) - 1;
    this.#facetIds.set(facet, id);
    return id;
  }

  /** @param label names with different labels are different names */
  #addNames(kindName: NameKind, texts: readonly string[], label = ''): number[] {
    const kind = nameKinds.indexOf(kindName);
    return texts.flatMap((text) => {
      const tokens = [...new Set(tokenize(text))].map((token) => this.addToken(token));
      if (tokens.length === 0) return [];
      const key = `${kind} ${tokens.join(' ')} ${label}`;
      const known = this.#nameIds.get(key);
      if (known !== undefined) return known;
      this.#nameIds.set(key, this.kinds.length);
      this.nameTokens.push(tokens);
      return this.kinds.push(kind) - 1;
    });
  }

  addToken(token: string): number {
    const id = this.#tokenIds.get(token) ?? this.tokens.push(token) - 1;
    this.#tokenIds.set(token, id);
    return id;
  }
}
