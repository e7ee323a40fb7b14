import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import type { Endpoint, EndpointName } from '../journey/find-endpoint.ts';

interface EndpointMessagesProps {
  readonly from: Endpoint;
  readonly to: Endpoint;
  /** URL of the directions page, for places that a screen does not show. */
  readonly wholeCampus?: string;
  /** What the text of an origin or destination that names no place may mean. */
  readonly offer?: (name: EndpointName, text: string) => ReactNode;
}

/** Errors of origin and destination, and notes on the link. */
export function EndpointMessages({ from, to, wholeCampus, offer }: EndpointMessagesProps) {
  const ends = [
    ['from', from, 'Cannot start at'],
    ['to', to, 'Cannot lead to'],
  ] as const;
  return ends.map(([name, end, cannot]) => {
    if (end.kind === 'target' && end.note) return <Notice key={name}>{end.note}</Notice>;
    if (end.kind !== 'error') return null;
    return (
      <Notice key={name} tone="warning">
        <p>
          {end.elsewhere && `${cannot} ${end.elsewhere} here. `}
          {end.message} {end.elsewhere && wholeCampus && <Link to={wholeCampus}>Open the whole campus</Link>}
        </p>
        {end.unknown !== undefined && offer?.(name, end.unknown)}
      </Notice>
    );
  });
}
