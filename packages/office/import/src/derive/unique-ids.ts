import { createHash } from 'node:crypto';

/** An id as a college has them, small letters, figures and hyphens; of a text without any of these, one of its digest. */
export function toId(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? `x-${createHash('sha256').update(text).digest('hex').slice(0, 8)}` : id;
}

/** Ids in the college by ids in the source, of things that are named by their names. */
export type KnownIds = Readonly<Record<string, string>>;

/** Gives each thing an id that nothing else has. */
export class UniqueIds {
  readonly #taken: Set<string>;
  readonly #known: KnownIds;
  /** What `keep()` has given out. */
  readonly given: Record<string, string> = {};

  constructor(taken: Iterable<string> = [], known: KnownIds = {}) {
    this.#taken = new Set([...taken, ...Object.values(known)]);
    this.#known = known;
  }

  /** The id that a thing of the source had in the last import; at first one of the text. */
  keep(sourceId: string, text: () => string): string {
    const id = this.#known[sourceId] ?? this.take(text());
    this.given[sourceId] = id;
    return id;
  }

  take(text: string): string {
    const base = toId(text);
    let id = base;
    for (let count = 2; this.#taken.has(id); count++) id = `${base}-${count}`;
    this.#taken.add(id);
    return id;
  }
}
