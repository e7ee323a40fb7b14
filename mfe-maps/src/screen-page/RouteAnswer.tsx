import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { Link } from '@campusway/platform';
import { footprintsIcon, Icon, Notice } from '@campusway/ui-kit';
import { StepFreePart } from '../route-controls/StepFreePart.tsx';
import css from './RouteAnswer.module.css';
import type { Navigation } from './use-navigation.ts';

/** The way into the navigator, how far it is, or why there is no way; the last two are announced when they change. */
export function RouteAnswer({ navigation }: { readonly navigation: Navigation }) {
  const { result, wholeCampus, choose } = navigation;
  return (
    <div className={css.row}>
      <Link to={wholeCampus} className={css.words}>
        <Icon of={footprintsIcon} />
        Directions for the whole campus
      </Link>
      <p role="status" className={css.answer}>
        {result?.status === 'found' && (
          <>
            <span className={css.ends}>
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
