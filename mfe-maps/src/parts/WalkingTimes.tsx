import type { PartProps } from '@campusway/contract';
import { useClosures } from '@campusway/platform';
import { useEffect } from 'react';
import { pageRouter } from '../journey/find-way.ts';
import { stepFreeOf } from '../journey/use-link.ts';

/** Walking times from one place, for other modules' pages. */
export default function WalkingTimes({ from, to, onTimes }: PartProps['walking-times']) {
  const closures = useClosures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the walks
  useEffect(() => {
    const router = pageRouter();
    const stepFree = stepFreeOf({});
    const times = to.flatMap((place) => {
      const route = router.findRoute({ from, to: place, stepFree });
      if (route.status === 'found') return [[place, route.seconds] as const];
      return route.reason === 'same-place' ? [[place, 0] as const] : [];
    });
    onTimes(Object.fromEntries(times));
  }, [from, to, onTimes, closures]);
  return null;
}
