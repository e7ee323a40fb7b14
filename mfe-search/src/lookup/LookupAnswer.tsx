import { describeResult, type LookupResult } from '@campusway/campus/lookup';
import { ButtonLink, Icon, mapIcon, routeIcon, SignCode } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { optional } from '../saved/optional.ts';
import { toDestinationLinks } from './destination-links.ts';
import css from './LookupAnswer.module.css';

const SaveAnswer = optional(() => import('../saved/SaveAnswer.tsx'));

/** What the Search button found: the sign on the door, the sentence, the two ways on, and a button that keeps it. */
export function LookupAnswer({ result }: { readonly result: LookupResult }) {
  if (result.kind === 'none' || result.kind === 'empty')
    return <p className={css.nothing}>{describeResult(result)}</p>;
  const { map, directions, isDoor } = toDestinationLinks(result.room);
  return (
    <div className={css.answer}>
      <SignCode size="large" className={css.code}>
        {result.room}
      </SignCode>
      <div className={css.text}>
        <p className={css.sentence}>{describeResult(result)}</p>
        <div className={css.ways}>
          <ButtonLink to={map}>
            <Icon of={mapIcon} /> Show on map
          </ButtonLink>
          <ButtonLink to={directions}>
            <Icon of={routeIcon} /> Directions
          </ButtonLink>
          {isDoor && (
            <Suspense fallback={<span className={css.pending} />}>
              <SaveAnswer result={result} path={map} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
