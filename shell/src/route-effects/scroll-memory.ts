const storageKey = 'campusway:scroll';
/** Oldest positions are dropped first. */
const maxPositions = 50;

type Positions = Record<string, number>;

/** Stores the scroll position of a history entry for the life of the tab; does nothing without storage. */
export function rememberScroll(key: string, top: number): void {
  const { [key]: _replaced, ...others } = readPositions();
  const entries = [...Object.entries(others), [key, Math.round(top)] as const].slice(-maxPositions);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage Back starts at the top of the page.
  }
}

export function recallScroll(key: string): number {
  return readPositions()[key] ?? 0;
}

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}
