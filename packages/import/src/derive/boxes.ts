import type { Box } from '@campusway/campus';

/** A box with so many metres around it. */
export function grown({ minX, minY, maxX, maxY }: Box, metres: number): Box {
  return { minX: minX - metres, minY: minY - metres, maxX: maxX + metres, maxY: maxY + metres };
}
