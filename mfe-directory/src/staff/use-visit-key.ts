import { useLocation } from '@campusway/platform';

/** History state of URL changes by the page itself. */
export interface VisitState {
  readonly visit: string;
}

/**
 * Key of a visit to the page, by a link, Back or a reload. URL changes by the page itself keep the key. Components with
 * this key are remounted when the URL was changed by anything else.
 */
export function useVisitKey(): string {
  const { key, state } = useLocation();
  return isVisitState(state) ? state.visit : key;
}

function isVisitState(state: unknown): state is VisitState {
  return typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string';
}
