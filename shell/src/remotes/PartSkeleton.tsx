import { Skeleton } from '@campusway/ui-kit';

/** As tall as the map that comes, so that nothing below it jumps. */
export function PartSkeleton() {
  return <Skeleton height="410px" />;
}
