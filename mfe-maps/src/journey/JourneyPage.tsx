import type { PageProps } from '@campusway/contract';
import { PageOpening } from '@campusway/ui-kit';
import { JourneyView } from './JourneyView.tsx';
import { opening } from './opening.ts';
import { useJourney } from './use-journey.ts';

/** `/navigate`: from any place of the campus to any other. */
export default function JourneyPage(_: PageProps) {
  const journey = useJourney();
  return (
    <JourneyView journey={journey}>
      <PageOpening {...opening} />
    </JourneyView>
  );
}
