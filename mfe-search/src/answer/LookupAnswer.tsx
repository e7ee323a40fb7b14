import { describeResult } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { Suspense } from 'react';
import { AnswerCard, LinksPlaceholder } from './AnswerCard.tsx';
import { LookupLinks } from './lazy-lookup-links.tsx';
import type { FoundRoom } from './saved-answer.ts';

/** Answer from the lookup tables of the Search button. */
export function LookupAnswer({ result }: { readonly result: FoundRoom }) {
  return (
    <AnswerCard
      sign={result.room}
      sentence={describeResult(result, college.levels)}
      note={college.noteOf(result.room)}
    >
      <Suspense fallback={<LinksPlaceholder />}>
        <LookupLinks result={result} />
      </Suspense>
    </AnswerCard>
  );
}
