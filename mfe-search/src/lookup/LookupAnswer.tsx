import { describeResult } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { Suspense } from 'react';
import { AnswerCard, PendingWays } from '../answer/AnswerCard.tsx';
import type { FoundRoom } from '../saved/saved-answer.ts';
import { AnswerWays } from './answer-ways.tsx';

/** What the tables behind the Search button hold. */
export function LookupAnswer({ result }: { readonly result: FoundRoom }) {
  return (
    <AnswerCard
      sign={result.room}
      sentence={describeResult(result, college.levels)}
      note={college.noteOf(result.room)}
    >
      <Suspense fallback={<PendingWays />}>
        <AnswerWays result={result} />
      </Suspense>
    </AnswerCard>
  );
}
