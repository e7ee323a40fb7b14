/** Items in groups that are merged step by step; at first each item is a group of its own. */
export class Groups<Item> {
  readonly #groupOf: Map<Item, Item[]>;

  constructor(items: Iterable<Item>) {
    this.#groupOf = new Map([...items].map((item) => [item, [item]]));
  }

  /** Each group once, in the order of their first items. */
  get all(): Item[][] {
    return [...new Set(this.#groupOf.values())];
  }

  of(item: Item): readonly Item[] {
    return this.#groupOf.get(item) ?? [];
  }

  /** Adds the group of `other` to that of `one`. False if they are in the same group, or if one of them is unknown. */
  join(one: Item, other: Item): boolean {
    const [into, from] = [this.#groupOf.get(one), this.#groupOf.get(other)];
    if (!into || !from || into === from) return false;
    into.push(...from);
    for (const item of from) this.#groupOf.set(item, into);
    return true;
  }
}
