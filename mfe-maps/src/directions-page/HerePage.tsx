import { type PageProps, paths } from '@campusway/contract';
import { SignCode } from '@campusway/ui-kit';
import { DoorSign } from '../print/DoorSign.tsx';
import css from './HerePage.module.css';
import { JourneyView } from './JourneyView.tsx';
import { useJourney } from './use-journey.ts';

/** `/here/room-205`: what the code beside a door opens. The start is known; only the destination is asked. */
export default function HerePage({ params }: PageProps) {
  const journey = useJourney(params.place);
  const { from, to } = journey;
  const place = from.kind === 'target' && from.target.kind === 'place' ? from.target.place : undefined;
  // Without a destination it is the door that is shared and printed, not a way.
  const sign = to.kind === 'none' ? place : undefined;
  const share = sign && { title: `You are here: ${sign.name}`, path: paths.here(sign.id) };
  return (
    <>
      <JourneyView journey={journey} share={share}>
        <header className={css.head}>
          <h1 className={css.heading}>
            You are here{place?.code ? ':' : ''}{' '}
            {place?.code && <SignCode size="medium">{place.code}</SignCode>}
          </h1>
          <p>
            {place
              ? `${place.name}. Where do you want to go?`
              : 'Where are you, and where do you want to go?'}
          </p>
        </header>
      </JourneyView>
      {sign && <DoorSign place={sign} path={paths.here(sign.id)} />}
    </>
  );
}
