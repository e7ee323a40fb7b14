import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import type { End, EndName } from '../endpoints/find-end.ts';
import type { Navigation } from './use-navigation.ts';

const cannot = { from: 'Cannot start at', to: 'Cannot lead to' } as const;

/** What is wrong with the selection, or worth a word about the link that it came from. */
export function EndMessages({ navigation }: { readonly navigation: Navigation }) {
  const { from, to, refusals, wholeCampus } = navigation;
  const ends: readonly (readonly [EndName, End])[] = [
    ['from', from],
    ['to', to],
  ];
  return (
    <>
      {refusals > 0 && (
        // A key of its own each time, so that pressing again is answered again.
        <Notice key={refusals} tone="warning">
          <p>Please select both source and destination.</p>
        </Notice>
      )}
      {ends.map(([name, end]) => {
        if (end.kind === 'problem')
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
