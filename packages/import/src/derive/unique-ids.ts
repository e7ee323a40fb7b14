import { createHash } from 'node:crypto';

/** An id as a college has them, small letters, figures and hyphens; of a text without any of these, one of its digest. */
export function toId(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return id === '' ? `x-${createHash('sha256').update(text).digest('hex').slice(0, 8)}` : id;
}

/** Gives each thing an id that nothing else has. */
export class UniqueIds {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(text: string): string {
    const base = toId(text);
    let id = base;
    for (let count = 2; this.#taken.has(id); count++) id = `${base}-${count}`;
    this.#taken.add(id);
    return id;
  }
}
