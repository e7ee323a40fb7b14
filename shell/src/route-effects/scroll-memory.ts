const storageKey = 'campusway:scroll';
/** Positions kept; older ones are forgotten first. */
const keptPositions = 50;

type Positions = Record<string, number>;

/** Where each entry of the history was scrolled to, for as long as the tab lives; without storage it only forgets. */
export function rememberScroll(key: string, top: number): void {
  const { [key]: _replaced, ...others } = readPositions();
  const entries = [...Object.entries(others), [key, Math.round(top)] as const].slice(-keptPositions);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Refused or full: the page starts at its top.
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
