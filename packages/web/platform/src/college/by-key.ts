type Index = ReadonlyMap<unknown, unknown>;

const indexes = new WeakMap<object, Map<PropertyKey, Index>>();

/** Index of the first item by value of a key, cached per list and key. */
export function byKey<Item, Key extends keyof Item>(
  items: readonly Item[],
  key: Key,
): ReadonlyMap<Item[Key], Item> {
  const ofItems = indexes.get(items) ?? new Map<PropertyKey, Index>();
  indexes.set(items, ofItems);
  if (!ofItems.has(key)) {
    const index = new Map<Item[Key], Item>();
    for (const item of items) if (!index.has(item[key])) index.set(item[key], item);
    ofItems.set(key, index);
  }
  return ofItems.get(key) as ReadonlyMap<Item[Key], Item>;
}
