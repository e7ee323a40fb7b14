/**
 * Binary heap of integers ordered by integer keys, smallest key first. An item may be pushed again with a smaller
 * key: the caller of `pop` skips the outdated entry, which is cheaper than finding and moving it.
 */
export function createHeap() {
  let items = new Int32Array(256);
  let keys = new Int32Array(256);
  let size = 0;

  function grow(list: Int32Array): Int32Array<ArrayBuffer> {
    const more = new Int32Array(size * 2);
    more.set(list);
    return more;
  }

  return {
    size: () => size,
    /** Key of the item that `pop` would give; the heap must not be empty. */
    peekKey: () => keys[0] as number,
    clear: () => {
      size = 0;
    },

    push(item: number, key: number): void {
      if (size === items.length) [items, keys] = [grow(items), grow(keys)];
      let at = size++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        const parentKey = keys[parent] as number;
        if (parentKey <= key) break;
        keys[at] = parentKey;
        items[at] = items[parent] as number;
        at = parent;
      }
      keys[at] = key;
      items[at] = item;
    },

    pop(): number {
      const top = items[0] as number;
      const key = keys[--size] as number;
      const item = items[size] as number;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= size) break;
        if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child++;
        const childKey = keys[child] as number;
        if (childKey >= key) break;
        keys[at] = childKey;
        items[at] = items[child] as number;
        at = child;
      }
      keys[at] = key;
      items[at] = item;
      return top;
    },
  };
}
