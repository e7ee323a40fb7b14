import { college } from './college/college.ts';

/** Where a visit starts: the door whose code was scanned, or the last start of directions, else the college's own. */
export interface VisitStart {
  /** Readable id of the place. */
  readonly id: string;
  /** What a sign would say. */
  readonly name: string;
}

const storageKey = 'campusway.visit-start';

/** Keeps the start for as long as the tab lives; without storage the visit has none. */
export function rememberVisitStart({ id, name }: VisitStart): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ id, name }));
  } catch {
    // Refused or full.
  }
}

/** What storage holds may be anything. */
export function readVisitStart(): VisitStart | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const { id, name } = (stored ?? {}) as Partial<Record<keyof VisitStart, unknown>>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : college.facts.defaultStart;
  } catch {
    return college.facts.defaultStart;
  }
}
