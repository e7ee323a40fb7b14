import { ordinal } from '../ordinal.ts';

/** `third floor`; level 0 is `outdoors`. */
export function floorName(level: number): string {
  return level === 0 ? 'outdoors' : `${ordinal(level)} floor`;
}
