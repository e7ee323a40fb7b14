import { Notice } from '@campusway/ui-kit';
import type { JourneyEnd } from '../targets/find-target.ts';
import type { Journey } from './use-journey.ts';

/** The answer in one sentence, or what stands in its way. */
export function JourneyMessages({ journey: { from, to, result, answers } }: { readonly journey: Journey }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {result?.status === 'found' &&
          answers &&
          `Way found from ${result.fromPlace.name} to ${result.toPlace.name}. ${answers.comparison.text}`}
      </p>
      <EndMessage end={from} />
      <EndMessage end={to} />
      {result?.status === 'unreachable' && (
        <Notice tone="error">
          <p>{result.message}</p>
        </Notice>
      )}
    </>
  );
}

function EndMessage({ end }: { readonly end: JourneyEnd }) {
  if (end.kind === 'problem')
    return (
      <Notice tone="error">
        <p>{end.message}</p>
      </Notice>
    );
  if (end.kind === 'target' && end.note)
    return (
      <Notice>
        <p>{end.note}</p>
      </Notice>
    );
  return null;
}
