import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { Link } from '@campusway/platform';
import { footprintsIcon, Icon, Notice } from '@campusway/ui-kit';
import { StepFreePart } from '../../controls/StepFree.tsx';
import css from './screen-page.module.css';
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

/** Link to the directions page, and a live region with the route's length or the reason for no route. */
export function RouteAnswer({ navigation }: { readonly navigation: Navigation }) {
  const { result, wholeCampus, choose } = navigation;
  return (
    <div className={css.answer}>
      <Link to={wholeCampus}>
        <Icon of={footprintsIcon} />
        Directions for the whole campus
      </Link>
      <p role="status">
        {result?.status === 'found' && (
          <>
            <span>
              <bdi>{result.fromPlace.name}</bdi> to <bdi>{result.toPlace.name}</bdi>:
            </span>{' '}
            {formatMetres(result.length)}, {formatMinutes(result.seconds)}
          </>
        )}
      </p>
      {result?.status === 'unreachable' && (
        <Notice tone="warning">
          <p>{result.message}</p>
          <StepFreePart part={result.stepFreePart} choose={choose} />
        </Notice>
      )}
    </div>
  );
}
