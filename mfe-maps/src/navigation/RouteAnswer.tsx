import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import type { CampusRouteResult } from '@campusway/campus/routing';
import { Notice } from '@campusway/ui-kit';
import css from './RouteAnswer.module.css';

/** How far it is, or why there is no way; announced whenever it changes. */
export function RouteAnswer({ result }: { readonly result: CampusRouteResult | undefined }) {
  return (
    <>
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
      {result?.status === 'unreachable' && (
        <Notice tone="error">
          <p>{result.message}</p>
        </Notice>
      )}
    </>
  );
}
