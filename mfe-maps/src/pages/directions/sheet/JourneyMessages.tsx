import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { Notice } from '@campusway/ui-kit';
import { EndpointMessages } from '../../../controls/EndpointMessages.tsx';
import { nameOfRoute } from '../../../journey/use-route-title.ts';
import type { Directions } from '../use-directions.ts';
import type { Journey } from '../use-journey.ts';

/** Reasons for a missing route, and the live region that announces routes and steps. */
export function JourneyMessages({ directions }: { readonly directions: Directions }) {
  const { from, to, result, answers, isStepping, current, step } = directions;
  const isUnreachable = answers?.quickest.status === 'unreachable';
  return (
    <>
      <p role="status" className="visually-hidden">
        {isStepping && step ? `Step ${current + 1}. ${step.text}` : isUnreachable ? '' : announce(directions)}
      </p>
      <EndpointMessages from={from} to={to} />
      {isUnreachable && result?.status === 'unreachable' && (
        <Notice tone="warning">
          <p>{result.message}</p>
        </Notice>
      )}
      {result?.status === 'found' && result.detour && (
        <Notice tone="warning">
          <p>{result.detour}</p>
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
  const figures = `${formatMinutes(result.seconds)}, ${formatMetres(result.length)}`;
  return `Route found: ${figures}, from ${nameOfRoute(result)}. ${result.detour ?? answers.comparison.text}`;
}
