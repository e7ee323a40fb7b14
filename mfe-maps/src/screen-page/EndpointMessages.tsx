import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { Endpoint, EndpointName } from '../endpoints/find-endpoint.ts';
import type { Navigation } from './use-navigation.ts';

const cannot = { from: 'Cannot start at', to: 'Cannot lead to' } as const;

/** Errors of the selection, and notes on the link. */
export function EndpointMessages({ navigation }: { readonly navigation: Navigation }) {
  const { from, to, refusals, wholeCampus } = navigation;
  const ends: readonly (readonly [EndpointName, Endpoint])[] = [
    ['from', from],
    ['to', to],
  ];
  return (
    <>
      {refusals > 0 && (
        // A new key announces the message again.
        <Notice key={refusals} tone="warning">
          <p>Please select both source and destination.</p>
        </Notice>
      )}
      {ends.map(([name, end]) => {
        if (end.kind === 'error')
          return (
            <Notice key={name} tone="warning">
              <p>
                {end.elsewhere && `${cannot[name]} ${end.elsewhere} here. `}
                {end.message} {end.elsewhere && <Link to={wholeCampus}>Open the whole campus</Link>}
              </p>
            </Notice>
          );
        if (end.kind === 'place' && end.note)
          return (
            <Notice key={name}>
              <p>{end.note}</p>
            </Notice>
          );
        return null;
      })}
    </>
  );
}
