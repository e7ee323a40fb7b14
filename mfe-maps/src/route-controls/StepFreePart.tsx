import type { NoCampusRoute } from '@campusway/campus/routing';
import { Button } from '@campusway/ui-kit';
import type { EndName } from '../endpoints/find-end.ts';
import { signOf } from '../routing/use-route-title.ts';

interface StepFreePartProps {
  readonly part: NoCampusRoute['stepFreePart'];
  readonly choose: (end: EndName, id: string) => void;
  readonly className?: string | undefined;
}

/** The route up to the barrier, or from behind it, as one button. */
export function StepFreePart({ part, choose, className }: StepFreePartProps) {
  if (!part) return null;
  return (
    <Button className={className} onClick={() => choose(part.end, part.place.id)}>
      Step-free {part.end} {signOf(part.place)}
    </Button>
  );
}
