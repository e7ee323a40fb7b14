/** Like `map()`, with two items at a time, each in one of two lanes; results are in the order of the list. */
export async function mapInTwoLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item, lane: 0 | 1) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  async function run(lane: 0 | 1): Promise<void> {
    for (const [index, item] of left) results[index] = await work(item, lane);
  }
  await Promise.all([run(0), run(1)]);
  return results;
}
