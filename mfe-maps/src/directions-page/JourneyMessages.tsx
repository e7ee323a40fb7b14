import { isolated } from '@campusway/campus';
import { Notice } from '@campusway/ui-kit';
import type { JourneyEnd } from '../endpoints/find-target.ts';
import type { Journey } from './use-journey.ts';

interface JourneyMessagesProps {
  readonly journey: Journey;
  /** Text of the chosen step. */
  readonly step: string | undefined;
}

/** What stands in the way of an answer; and the one place from which answers and steps are announced. */
export function JourneyMessages({ journey, step }: JourneyMessagesProps) {
  const { from, to, result, answers } = journey;
  const isBarred = answers?.quickest.status === 'unreachable';
  return (
    <>
      <p role="status" className="visually-hidden">
        {step ?? (isBarred ? '' : announce(journey))}
      </p>
      <EndMessage end={from} />
      <EndMessage end={to} />
      {isBarred && result?.status === 'unreachable' && (
        <Notice tone="warning">
          <p>{result.message}</p>
        </Notice>
      )}
    </>
  );
}

/** The chosen answer; with the words that come after the line, so that it is said once. */
function announce({ result, answers, steps }: Journey): string {
  if (!result || !answers) return '';
  if (result.status === 'unreachable') return result.message;
  if (steps.length === 0) return '';
  return `Way found from ${isolated(result.fromPlace.name)} to ${isolated(result.toPlace.name)}. ${answers.comparison.text}`;
}

function EndMessage({ end }: { readonly end: JourneyEnd }) {
  if (end.kind === 'problem')
    return (
      <Notice tone="warning">
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
