import { describeResult, type LookupResult } from '@campusway/campus/lookup';
import { noteOf } from '@campusway/campus-data/lookup';
import { SignCode } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { AnswerWays } from './answer-ways.tsx';
import css from './LookupAnswer.module.css';

/** What the Search button found: the sign on the door, the sentence, and the ways on. */
export function LookupAnswer({ result }: { readonly result: LookupResult }) {
  if (result.kind === 'none' || result.kind === 'empty')
    return <p className={css.nothing}>{describeResult(result)}</p>;
  const note = noteOf(result.room);
  return (
    <div className={css.answer}>
      <SignCode size="large" className={css.code}>
        {result.room}
      </SignCode>
      <div className={css.text}>
        <p className={css.sentence}>{describeResult(result)}</p>
        {note && <p>{note}</p>}
        <div className={css.ways}>
          <Suspense fallback={<span className={css.pending} />}>
            <AnswerWays result={result} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
