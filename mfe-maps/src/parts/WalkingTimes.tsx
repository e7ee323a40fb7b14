import type { PartProps } from '@campusway/contract';
import { useClosures } from '@campusway/platform';
import { useEffect } from 'react';
import { secondsBetween } from '../journey/find-way.ts';
import { readStepFree } from '../journey/use-link.ts';

/** Walking times from one place, for other modules' pages. */
export default function WalkingTimes({ from, to, onTimes }: PartProps['walking-times']) {
  const closures = useClosures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the walks
  useEffect(() => {
    const times = to.flatMap((place) => {
      const seconds = secondsBetween(from, place);
      return seconds === undefined ? [] : [[place, seconds] as const];
    });
    onTimes(Object.fromEntries(times), readStepFree());
  }, [from, to, onTimes, closures]);
  return null;
}
