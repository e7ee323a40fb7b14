import { describeResult, type LookupResult } from '@campusway/campus/lookup';
import { ButtonLink, SignCode } from '@campusway/ui-kit';
import MapIcon from 'lucide-react/icons/map';
import Route from 'lucide-react/icons/route';
import { toDestinationLinks } from './destination-links.ts';
import css from './LookupAnswer.module.css';

/** What the Search button found: the sign on the door, the sentence, and the two ways on. */
export function LookupAnswer({ result }: { readonly result: LookupResult }) {
  if (result.kind === 'none' || result.kind === 'empty')
    return <p className={css.nothing}>{describeResult(result)}</p>;
  const { map, directions } = toDestinationLinks(result.room, result.floor);
  return (
    <div className={css.answer}>
      <SignCode size="large" className={css.code}>
        {result.room}
      </SignCode>
      <div className={css.text}>
        <p className={css.sentence}>{describeResult(result)}</p>
        <div className={css.ways}>
          <ButtonLink to={map}>
            <MapIcon /> Show on map
          </ButtonLink>
          <ButtonLink to={directions}>
            <Route /> Directions
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
