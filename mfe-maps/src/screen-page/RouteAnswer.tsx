import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { footprintsIcon, Icon, Notice } from '@campusway/ui-kit';
import { StepFreePart } from '../route-controls/StepFreePart.tsx';
import css from './RouteAnswer.module.css';
import type { Navigation } from './use-navigation.ts';

/** How far it is and where the words to it are, or why there is no way; announced whenever it changes. */
export function RouteAnswer({ navigation }: { readonly navigation: Navigation }) {
  const { result, link, stepFree, choose } = navigation;
  return (
    <div className={css.row}>
      <p role="status" className={css.answer}>
        {result?.status === 'found' && (
          <>
            <span className={css.ends}>
              {result.fromPlace.name} to {result.toPlace.name}:
            </span>{' '}
            {formatMetres(result.length)}, {formatMinutes(result.seconds)}
          </>
        )}
      </p>
      {result?.status === 'found' && (
        <Link to={paths.navigate({ ...link, stepFree })} className={css.words}>
          <Icon of={footprintsIcon} />
          Directions step by step
        </Link>
      )}
      {result?.status === 'unreachable' && (
        <Notice tone="warning">
          <p>{result.message}</p>
          <StepFreePart part={result.stepFreePart} choose={choose} />
        </Notice>
      )}
    </div>
  );
}
