import type { PageProps } from '@campusway/contract';
import { PageHeader } from '@campusway/ui-kit';
import { intro, introFrom } from './intro.ts';
import { JourneyView } from './JourneyView.tsx';
import { useJourney } from './use-journey.ts';

/** `/navigate`: from any place of the campus to any other. */
export default function JourneyPage(_: PageProps) {
  const journey = useJourney();
  const { from, to } = journey;
  const isStarted = from.kind === 'target' && to.kind === 'none';
  return (
    <JourneyView journey={journey}>
      <PageHeader {...(isStarted ? introFrom(from.target.name) : intro)} />
    </JourneyView>
  );
}
