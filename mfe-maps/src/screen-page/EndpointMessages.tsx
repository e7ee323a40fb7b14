import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { Navigation } from './use-navigation.ts';

const cannot = { from: 'Cannot start at', to: 'Cannot lead to' } as const;

/** Errors of the selection, and notes on the link. */
export function EndpointMessages({ navigation }: { readonly navigation: Navigation }) {
  const { refusals, wholeCampus } = navigation;
  return (
    <>
      {refusals > 0 && (
        // A new key announces the message again.
        <Notice key={refusals} tone="warning">
          <p>Please select both source and destination.</p>
        </Notice>
      )}
      {(['from', 'to'] as const).map((name) => {
        const end = navigation[name];
        if (end.kind === 'none' || (end.kind === 'place' && !end.note)) return null;
        if (end.kind === 'place')
          return (
            <Notice key={name}>
              <p>{end.note}</p>
            </Notice>
          );
        return (
          <Notice key={name} tone="warning">
            <p>
              {end.elsewhere && `${cannot[name]} ${end.elsewhere} here. `}
              {end.message} {end.elsewhere && <Link to={wholeCampus}>Open the whole campus</Link>}
            </p>
          </Notice>
        );
      })}
    </>
  );
}
