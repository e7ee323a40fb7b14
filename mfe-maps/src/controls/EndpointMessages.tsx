import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { Endpoint } from '../journey/find-endpoint.ts';

interface EndpointMessagesProps {
  readonly from: Endpoint;
  readonly to: Endpoint;
  /** URL of the directions page, for places that a screen does not show. */
  readonly wholeCampus?: string;
}

/** Errors of origin and destination, and notes on the link. */
export function EndpointMessages({ from, to, wholeCampus }: EndpointMessagesProps) {
  const ends = [
    { cannot: 'Cannot start at', end: from },
    { cannot: 'Cannot lead to', end: to },
  ] as const;
  return ends.map(({ cannot, end }) => {
    if (end.kind === 'target' && end.note)
      return (
        <Notice key={cannot}>
          <p>{end.note}</p>
        </Notice>
      );
    if (end.kind !== 'error') return null;
    return (
      <Notice key={cannot} tone="warning">
        <p>
          {end.elsewhere && `${cannot} ${end.elsewhere} here. `}
          {end.message} {end.elsewhere && wholeCampus && <Link to={wholeCampus}>Open the whole campus</Link>}
        </p>
      </Notice>
    );
  });
}
