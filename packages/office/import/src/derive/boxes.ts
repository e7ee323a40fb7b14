import type { Box } from '@campusway/campus';

/** The box, extended by `metres` on each side. */
export function grown({ minX, minY, maxX, maxY }: Box, metres: number): Box {
  return { minX: minX - metres, minY: minY - metres, maxX: maxX + metres, maxY: maxY + metres };
}
