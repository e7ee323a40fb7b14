import { parseJson, readStored, writeStored } from './browser-storage.ts';
import { college } from './college/college.ts';

/** Start of the visit: the door whose QR code was scanned or the last start of directions, else the college's default. */
export interface VisitStart {
  /** Readable id of the place. */
  readonly id: string;
  /** As on the sign. */
  readonly name: string;
  /** The person said to be there. */
  readonly isHere?: boolean;
}

const storageKey = 'campusway.visit-start';

/** Stores the start for the life of the tab; does nothing without storage. */
export function rememberVisitStart({ id, name, isHere }: VisitStart): void {
  writeStored(storageKey, JSON.stringify({ id, name, isHere }), 'sessionStorage');
}

/** The stored start if it is well formed, else the college's default. */
export function readVisitStart(): VisitStart | undefined {
  const stored = parseJson(readStored(storageKey, 'sessionStorage'));
  const { id, name, isHere } = (stored ?? {}) as Partial<Record<keyof VisitStart, unknown>>;
  return typeof id === 'string' && typeof name === 'string'
    ? { id, name, ...(isHere === true && { isHere }) }
    : college.facts.defaultStart;
}
