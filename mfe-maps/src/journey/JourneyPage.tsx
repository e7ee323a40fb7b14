import type { PageProps } from '@campusway/contract';
import { JourneyView } from './JourneyView.tsx';
import { useJourney } from './use-journey.ts';

/** `/navigate`: from any place of the campus to any other. */
export default function JourneyPage(_: PageProps) {
  const journey = useJourney();
  return (
    <JourneyView journey={journey}>
      <h1>Find your way</h1>
      <p>From any door to any door: rooms, people, departments, or the nearest of what you need.</p>
    </JourneyView>
  );
}
