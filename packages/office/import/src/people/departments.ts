import type { Department as ListedDepartment } from '@campusway/campus';
import { toId } from '../derive/draft/names.ts';
import { type Digests, digestOf } from '../write/merge-entries.ts';

export type Department = Pick<ListedDepartment, 'code' | 'label' | 'name'>;

/** Departments of the college by code, label or name; others are added. */
export class Departments {
  readonly #known: readonly Department[];
  readonly #all: Department[];

  constructor(known: readonly Department[]) {
    this.#known = known;
    this.#all = [...known];
  }

  take(name: string, code: string | undefined): Department {
    const wanted = (code ?? name).toLowerCase();
    const known = this.#all.find((one) =>
      [one.code, one.label, one.name].some((text) => text.toLowerCase() === wanted),
    );
    if (known) return known;
    const id = toId(code ?? name);
    const own = { code: /^[a-z]/.test(id) ? id : `d-${id}`, label: name, name };
    this.#all.push(own);
    return own;
  }

  /**
   * The departments that are used, or that the office has: those of an earlier list go with their last person.
   *
   * @param digests of those that imports have added
   */
  settle(used: ReadonlySet<string>, digests: Digests) {
    const isImported = (one: Department) => digests[one.code] === digestOf(one);
    const all = this.#all.filter(
      (one) => used.has(one.code) || (this.#known.includes(one) && !isImported(one)),
    );
    const added = all.filter((one) => !this.#known.includes(one));
    return {
      ...{ all, added },
      gone: this.#known.filter((one) => !all.includes(one)),
      digests: Object.fromEntries(
        all
          .filter((one) => added.includes(one) || isImported(one))
          .map((one) => [one.code, digestOf(one)] as const),
      ),
    };
  }
}
