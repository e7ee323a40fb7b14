export interface StaffCounts {
  /** Everyone of the department. */
  readonly all: number;
  readonly teaching: number;
  readonly others: number;
}

/** `39 people: 30 teaching, 9 non-teaching`; `3 of 39 people: …` when filtered. */
export function describeCounts({ all, teaching, others }: StaffCounts): string {
  const found = teaching + others;
  const people = all === 1 ? 'person' : 'people';
  if (found === 0) return `None of ${count(all)} ${people}`;
  const part = found === all ? `${count(all)} ${people}` : `${count(found)} of ${count(all)} ${people}`;
  return `${part}: ${count(teaching)} teaching, ${count(others)} non-teaching`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
