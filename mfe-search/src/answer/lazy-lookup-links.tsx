import { paths } from '@campusway/contract';
import { loadParts } from '@campusway/platform';
import { ButtonLink } from '@campusway/ui-kit';
import { lazy } from 'react';
import { doorOf } from '../links/destination-links.ts';
import type { FoundRoom } from './saved-answer.ts';

/** Links of an answer need the list of places, which the page does not wait for. */
export const loadLookupLinks = () =>
  Promise.all([import('./LookupLinks.tsx'), loadParts(['places', 'rooms'])]).then(
    ([links]) => links,
    () => ({ default: DirectionsOnly }),
  );

export const LookupLinks = lazy(loadLookupLinks);

/** Fallback when they do not load. The directions page reports a number without a door. */
function DirectionsOnly({ result }: { readonly result: FoundRoom }) {
  return <ButtonLink to={paths.navigate({ to: doorOf(result.room) })}>Directions</ButtonLink>;
}
