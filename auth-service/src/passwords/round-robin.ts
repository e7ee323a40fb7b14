/** Keys of the nested groups of an item, the widest group first. */
export type Path = readonly string[];

/**
 * Each turn goes to the next group and, within it, to its next subgroup. New groups, and a group after its turn, go to the
 * end: no newcomer overtakes a waiting group. First-in, first-out within the innermost group. Only waiting items use memory.
 */
export class RoundRobin<Item extends { readonly path: Path }> {
  /** In the order of their turns. */
  readonly #groups = new Map<string, RoundRobin<Item>>();
  /** Items whose path ends here. */
  readonly #items: Item[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(item: Item, depth = 0): void {
    this.#size += 1;
    const key = item.path[depth];
    if (key === undefined) this.#items.push(item);
    else {
      const group = this.#groups.get(key) ?? new RoundRobin<Item>();
      this.#groups.set(key, group);
      group.add(item, depth + 1);
    }
  }

  /** The item must be waiting. */
  remove(item: Item, depth = 0): void {
    this.#size -= 1;
    const key = item.path[depth];
    if (key === undefined) this.#items.splice(this.#items.indexOf(item), 1);
    else {
      const group = this.#groups.get(key);
      group?.remove(item, depth + 1);
      if (group?.size === 0) this.#groups.delete(key);
    }
  }

  takeNext(): Item | undefined {
    if (this.#size > 0) this.#size -= 1;
    const [next] = this.#groups;
    if (!next) return this.#items.shift();
    const [key, group] = next;
    this.#groups.delete(key);
    const item = group.takeNext();
    if (group.size > 0) this.#groups.set(key, group);
    return item;
  }

  /** The newest item of the group with the most items, at each level. */
  findLastOfLargest(): Item | undefined {
    const groups = [...this.#groups.values()];
    const max = Math.max(...groups.map(({ size }) => size));
    const largest = groups.findLast(({ size }) => size === max);
    return largest ? largest.findLastOfLargest() : this.#items.at(-1);
  }
}
