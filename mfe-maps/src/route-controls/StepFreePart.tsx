import type { NoCampusRoute } from '@campusway/campus/routing';
import { Button } from '@campusway/ui-kit';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { signOf } from '../routing/use-route-title.ts';

interface StepFreePartProps {
  readonly part: NoCampusRoute['stepFreePart'];
  readonly choose: (end: EndpointName, id: string) => void;
  readonly className?: string | undefined;
}

/** Button for the step-free part of the route, before or beyond the barrier. */
export function StepFreePart({ part, choose, className }: StepFreePartProps) {
  if (!part) return null;
  return (
    <Button className={className} onClick={() => choose(part.end, part.place.id)}>
      Step-free {part.end} {signOf(part.place)}
    </Button>
  );
}
