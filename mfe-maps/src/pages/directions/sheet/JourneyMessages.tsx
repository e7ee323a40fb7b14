import { formatMetres, formatMinutes, summarizeRoute } from '@campusway/campus/directions';
import { parseRoomCode } from '@campusway/campus/lookup';
import { Button, Notice, styles } from '@campusway/ui-kit';
import { EndpointMessages } from '../../../controls/EndpointMessages.tsx';
import { chooseListed, type EndpointName } from '../../../journey/find-endpoint.ts';
import { nameOfRoute } from '../../../journey/use-route-title.ts';
import { offersFor } from '../form/default-suggestions.ts';
import { useSuggestions } from '../form/use-suggestions.ts';
import type { Directions } from '../use-directions.ts';

/** Reasons for a missing route, and the live region that announces routes and steps. */
export function JourneyMessages({ directions }: { readonly directions: Directions }) {
  const { from, to, result, answers, isStepping, current, step } = directions;
  const isUnreachable = answers?.quickest.status === 'unreachable';
  return (
    <>
      <p role="status" className="visually-hidden">
        {isStepping && step ? `Step ${current + 1}. ${step.text}` : isUnreachable ? '' : announce(directions)}
      </p>
      <EndpointMessages
        from={from}
        to={to}
        offer={(name, text) => <EndpointOffers {...{ name, text, directions }} />}
      />
      {isUnreachable && result?.status === 'unreachable' && <Notice tone="warning">{result.message}</Notice>}
      {result?.status === 'found' && result.detour && <Notice tone="warning">{result.detour}</Notice>}
    </>
  );
}

/**
 * Announcement of the chosen route with its kind, as both may have the same figures; waits for the directions, so that it is
 * announced only once. Only the route with steps is compared with the other.
 */
function announce({ from, to, result, answers, steps, stepFree }: Directions): string {
  if (!result || !answers) return '';
  if (result.status === 'unreachable') return result.message;
  if (steps.length === 0) return '';
  const { metres, seconds, how } = summarizeRoute(result, steps);
  const figures = [formatMinutes(seconds), formatMetres(metres), how].filter(Boolean).join(', ');
  const { same, text } = answers.comparison;
  const more = result.detour ?? (stepFree && !same ? '' : text);
  return `${stepFree ? 'Step-free route' : 'Route found'}: ${figures}, from ${nameOfRoute({ route: result, from, to })}. ${more}`.trim();
}

interface EndpointOffersProps {
  readonly name: EndpointName;
  readonly text: string;
  readonly directions: Pick<Directions, 'from' | 'to' | 'ends' | 'take'>;
}

/** What the text of an endpoint may mean, once the search has loaded: a place, one of several, or the rooms beside a missing one. */
export function EndpointOffers({ name, text, directions }: EndpointOffersProps) {
  const { offers, settled } = useSuggestions(text);
  const offered = offers.filter(offersFor(name, directions));
  if (offered.length === 0) return settled && <p>{chooseListed}</p>;
  const isBeside = parseRoomCode(text) && offered.every(({ code }) => code !== undefined);
  const isOne = offered.length === 1 && !isBeside;
  return (
    <p className={styles.row}>
      {isBeside ? 'Nearest:' : !isOne && 'Did you mean:'}
      {offered.map(({ id, from, title, code = title }) => (
        <Button key={id} onClick={() => directions.take(name, id, from)}>
          {isOne ? `Did you mean ${title}?` : isBeside ? code : title}
        </Button>
      ))}
    </p>
  );
}
