import { describeRoute as describe } from '@campusway/campus/directions';
import { withPlainSpaces } from '@campusway/campus/testing';

/** Directions with the texts that tests write. */
export function describeRoute(...route: Parameters<typeof describe>): ReturnType<typeof describe> {
  return withPlainSpaces(describe(...route));
}
