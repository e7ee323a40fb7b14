import { describeResult, signOfResult } from '@campusway/campus/lookup';
import { college, languageOf, loadParts, readVisitStart } from '@campusway/platform';
import { Announcement } from '@campusway/ui-kit';
import { lazy, Suspense } from 'react';
import { type FoundRoom, roomLinks } from '../links/room-links.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerLinks } from './AnswerLinks.tsx';

interface FoundRoomProps {
  readonly result: FoundRoom;
}

/** Links of an answer need the list of places, which the page does not wait for. */
export const loadLookupLinks = () =>
  Promise.all([import('./LookupLinks.tsx'), loadParts(['places', 'rooms'])]).then(
    ([links]) => links,
    () => ({ default: FirstLinks }),
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
      <Suspense fallback={<FirstLinks result={result} />}>
        <LookupLinks result={result} />
      </Suspense>
    </AnswerCard>
  );
}

/** Links that need no list of places; announced if no other ones come. */
function FirstLinks({ result }: FoundRoomProps) {
  return (
    <>
      <AnswerLinks links={roomLinks(result, college.lookup, readVisitStart()?.id)} />
      <Announcement text={describeResult(result, college.levels)} settlesMs={3000} />
    </>
  );
}
