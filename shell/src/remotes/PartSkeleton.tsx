import { Skeleton } from '@campusway/ui-kit';

/** As tall as the map that replaces it, to avoid a layout shift. */
export function PartSkeleton() {
  return <Skeleton height="410px" />;
}
