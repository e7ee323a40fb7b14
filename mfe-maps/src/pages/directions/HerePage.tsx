import { type PageProps, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ClosedNote, SignCode, styles } from '@campusway/ui-kit';
import { placeOf } from '../../journey/find-endpoint.ts';
import { JourneyView } from './JourneyView.tsx';
import css from './sheet/Peek.module.css';
import { useJourney } from './use-journey.ts';

/** `/here/room-205`: page of the QR code beside a door, with the start filled in. */
export default function HerePage({ params }: PageProps) {
  const journey = useJourney(findId(params.place));
  const place = placeOf(journey.from);
  // Without a destination the page shares and prints the door sign instead of a route.
  const sign = journey.to.kind === 'none' ? place : undefined;
  const share = sign && { title: `You are here: ${sign.name}`, path: placePaths.here(sign.id) };
  const lead = place
    ? `${place.name}. Where do you want to go?`
    : 'Where are you, and where do you want to go?';
  return (
    <JourneyView journey={journey} share={share}>
      <header className={css.head}>
        <h1>
          You are here{place?.code ? ':' : ''}{' '}
          {place?.code && <SignCode size="medium">{place.code}</SignCode>}
        </h1>
        <p className={styles.soft}>{lead}</p>
        <ClosedNote place={place} />
      </header>
    </JourneyView>
  );
}

/** Reverses the replacement of dots in paths; other texts are resolved like in a link. */
function findId(text = ''): string {
  const path = placePaths.here(text.toLowerCase());
  const own = college.findPlace(text) ?? college.places.find(({ id }) => placePaths.here(id) === path);
  return own?.id ?? text;
}
