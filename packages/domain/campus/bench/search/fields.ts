import type { SearchRecord } from '../../src/search/index.ts';

/** Ids of the best results, best first. */
export type Search = (query: string, limit: number) => readonly string[] | Promise<readonly string[]>;

type Published = string | Uint8Array<ArrayBuffer>;

/** A search engine whose index is published and then opened by a page. */
export interface Engine {
  readonly name: string;
  publish(records: readonly SearchRecord[]): Published | Promise<Published>;
  open(published: Response): Promise<Search>;
}

export type Fields = ReturnType<typeof toFields>;

export const weights = { title: 4, code: 4, aliases: 3, belongs: 1 };

/** All engines get the same words; engines with fields get them by weighted field. */
export function toFields(record: SearchRecord) {
  const { id, rank, title, code = '', aliases, spellings = [], facets = [], details = [] } = record;
  const belongs = [...facets.flatMap(({ words }) => words), ...details].join(' ');
  return { id, rank, title, code, aliases: [...aliases, ...spellings].join(' '), belongs };
}

export function toText(record: SearchRecord): string {
  const { title, code, aliases, belongs } = toFields(record);
  return [title, code, aliases, belongs].join(' ');
}
