import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { Endpoints } from '../journey/find-endpoint.ts';

/** Notes on the link. */
export function EndpointNotes({ from, to }: Endpoints) {
  const notes = new Set([from, to].flatMap((end) => (end.kind === 'target' && end.note) || []));
  return notes.size > 0 && <Notice>{[...notes].join(' ')}</Notice>;
}

interface EndpointMessagesProps extends Endpoints {
  /** URL of the directions page, for places that a screen does not show. */
  readonly wholeCampus: string;
}

/** Errors of origin and destination on a screen, and notes on the link. */
export function EndpointMessages({ from, to, wholeCampus }: EndpointMessagesProps) {
  const ends = [
    ['from', from, 'Cannot start at'],
    ['to', to, 'Cannot lead to'],
  ] as const;
  return (
    <>
      <EndpointNotes from={from} to={to} />
      {ends.map(
        ([name, end, cannot]) =>
          end.kind === 'error' && (
            <Notice key={name} tone="warning">
              <p>
                {end.elsewhere && `${cannot} ${end.elsewhere} here. `}
                {end.message} {end.elsewhere && <Link to={wholeCampus}>Open the whole campus</Link>}
              </p>
            </Notice>
          ),
      )}
    </>
  );
}
