/** The most frequent value of a list, the first of several; undefined for an empty list. */
export function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
