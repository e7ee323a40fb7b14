import { ButtonLink, Icon, mapIcon, routeIcon, SaveButton } from '@campusway/ui-kit';
import { type FoundRoom, toSavedPlace } from '../saved/saved-answer.ts';
import { toDestinationLinks } from './destination-links.ts';
import css from './LookupAnswer.module.css';

/** Where an answer leads, and a button that keeps it on this device. */
export default function AnswerWays({ result }: { readonly result: FoundRoom }) {
  const { map, directions, isDoor } = toDestinationLinks(result.room);
  return (
    <>
      <ButtonLink to={map}>
        <Icon of={mapIcon} /> Show on map
      </ButtonLink>
      <ButtonLink to={directions}>
        <Icon of={routeIcon} /> Directions
      </ButtonLink>
      {isDoor && <SaveButton place={toSavedPlace(result, map)} className={css.keep} />}
    </>
  );
}
