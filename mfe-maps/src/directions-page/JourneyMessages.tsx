import { isolated } from '@campusway/campus';
import { Notice } from '@campusway/ui-kit';
import type { JourneyEndpoint } from '../endpoints/find-target.ts';
import type { Directions } from './use-directions.ts';
import type { Journey } from './use-journey.ts';

/** Reasons for a missing route, and the live region that announces routes and steps. */
export function JourneyMessages({ directions }: { readonly directions: Directions }) {
  const { from, to, result, answers, isStepping, current, step } = directions;
  const isUnreachable = answers?.quickest.status === 'unreachable';
  return (
    <>
      <p role="status" className="visually-hidden">
        {isStepping && step ? `Step ${current + 1}. ${step.text}` : isUnreachable ? '' : announce(directions)}
      </p>
      <EndpointMessage end={from} />
      <EndpointMessage end={to} />
      {isUnreachable && result?.status === 'unreachable' && (
        <Notice tone="warning">
          <p>{result.message}</p>
        </Notice>
      )}
    </>
  );
}

/** Announcement of the chosen route; waits for the directions, so that it is announced only once. */
function announce({ result, answers, steps }: Journey): string {
  if (!result || !answers) return '';
  if (result.status === 'unreachable') return result.message;
  if (steps.length === 0) return '';
  return `Route found from ${isolated(result.fromPlace.name)} to ${isolated(result.toPlace.name)}. ${answers.comparison.text}`;
}

function EndpointMessage({ end }: { readonly end: JourneyEndpoint }) {
  if (end.kind === 'error')
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
