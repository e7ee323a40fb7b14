import { paths } from '@campusway/contract';
import { loadParts } from '@campusway/platform';
import { ButtonLink } from '@campusway/ui-kit';
import { lazy } from 'react';
import type { FoundRoom } from '../saved/saved-answer.ts';
import { doorOf } from './door-of.ts';

/** The ways on from an answer need the list of places, which the page does not wait for. */
export const loadAnswerWays = () =>
  Promise.all([import('./AnswerWays.tsx'), loadParts(['places', 'rooms'])]).then(
    ([ways]) => ways,
    () => ({ default: BareWays }),
  );

export const AnswerWays = lazy(loadAnswerWays);

/** Stands in where that cannot be fetched: the directions' page knows by itself whether there is such a door. */
function BareWays({ result }: { readonly result: FoundRoom }) {
  return <ButtonLink to={paths.navigate({ to: doorOf(result.room) })}>Directions</ButtonLink>;
}
