import { describeRoute as describe } from '@campusway/campus/directions';

/** Directions with the texts that tests write: plain spaces in place of those that keep a number beside its unit. */
export function describeRoute(...route: Parameters<typeof describe>): ReturnType<typeof describe> {
  return JSON.parse(JSON.stringify(describe(...route)).replaceAll('\u00a0', ' '));
}
