import { useLocation } from '@campusway/platform';

/** What our own changes of the address carry along in the history entry. */
export interface VisitState {
  readonly visit: string;
}

/**
 * One coming to the page: by a link, by Back, by a reload. What the page itself writes into its address belongs to
 * the visit that it was written in, so whatever is keyed by the visit starts anew from the address exactly when
 * somebody else changed it.
 */
export function useVisit(): string {
  const { key, state } = useLocation();
  return isVisitState(state) ? state.visit : key;
}

function isVisitState(state: unknown): state is VisitState {
  return typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string';
}
