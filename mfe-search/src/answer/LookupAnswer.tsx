import { describeResult, signOfResult } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college, languageOf, loadParts } from '@campusway/platform';
import { ButtonLink } from '@campusway/ui-kit';
import { lazy, Suspense } from 'react';
import { doorOf } from '../links/destination-links.ts';
import { AnswerCard, LinksPlaceholder } from './AnswerCard.tsx';
import type { FoundRoom } from './LookupLinks.tsx';

interface FoundRoomProps {
  readonly result: FoundRoom;
}

/** Links of an answer need the list of places, which the page does not wait for. */
export const loadLookupLinks = () =>
  Promise.all([import('./LookupLinks.tsx'), loadParts(['places', 'rooms'])]).then(
    ([links]) => links,
    () => ({ default: DirectionsOnly }),
  );

const LookupLinks = lazy(loadLookupLinks);

/** Answer from the lookup tables of the Search button. */
export function LookupAnswer({ result }: FoundRoomProps) {
  const note = college.noteOf(result.room);
  const language = note && languageOf(note);
  return (
    <AnswerCard
      sign={signOfResult(result)}
      sentence={describeResult(result, college.levels)}
      note={language ? <span lang={language}>{note}</span> : note}
    >
      <Suspense fallback={<LinksPlaceholder />}>
        <LookupLinks result={result} />
      </Suspense>
    </AnswerCard>
  );
}

/** Fallback when the links do not load. The directions page reports a number without a door. */
function DirectionsOnly({ result }: FoundRoomProps) {
  return <ButtonLink to={paths.navigate({ to: doorOf(result.room) })}>Directions</ButtonLink>;
}
