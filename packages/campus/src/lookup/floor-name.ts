import { ordinal } from '../ordinal.ts';

/** `second floor` for 2, `ground floor` for 0: how the lookup counts, which knows no outdoors. */
export function floorName(floor: number): string {
  return floor === 0 ? 'ground floor' : `${ordinal(floor)} floor`;
}
