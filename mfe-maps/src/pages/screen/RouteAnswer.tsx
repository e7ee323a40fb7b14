import { Link } from '@campusway/platform';
import { footprintsIcon, Icon, Notice, styles } from '@campusway/ui-kit';
import { StepFreePart, StepFreeSwitch } from '../../controls/StepFree.tsx';
import { placeOf } from '../../journey/find-endpoint.ts';
import css from './screen-page.module.css';
import type { Navigation } from './use-navigation.ts';

interface RouteAnswerProps {
  readonly navigation: Navigation;
  /** Of the route, if there is one: `190 m, 3 minutes, by stairs`. */
  readonly figures: string;
}

/** Step-free switch, link to the directions page, and a live region with the route's length or the reason for no route. */
export function RouteAnswer({ navigation, figures }: RouteAnswerProps) {
  const { from, to, result, wholeCampus, choose, stepFree, setStepFree } = navigation;
  return (
    <div className={`${styles.row} ${css.answer}`}>
      <StepFreeSwitch checked={stepFree} onChange={setStepFree} />
      <Link to={wholeCampus}>
        <Icon of={footprintsIcon} />
        Directions for the whole campus
      </Link>
      <p role="status" className={`tabular ${styles.strong}`}>
        {!result && placeOf(from) && placeOf(to) && 'Choose Navigate to see the way.'}
        {result?.status === 'found' && (
          <>
            <span>
              <bdi>{result.fromPlace.name}</bdi> to <bdi>{result.toPlace.name}</bdi>:
            </span>{' '}
            {figures}
            {result.detour && `. ${result.detour}`}
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
