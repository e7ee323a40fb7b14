import type { PageHeaderContent } from '@campusway/contract';
import type { Endpoint } from '../../journey/find-endpoint.ts';

export const intro = {
  heading: 'Find your way',
  lead: 'From any door to any door: rooms, people, departments, or the nearest of what you need.',
  plan: 'campus-nav',
} as const satisfies PageHeaderContent;

/** Page header without a destination; its lead is as long as the prerendered one. */
export function introOf(from: Endpoint, to: Endpoint): PageHeaderContent {
  if (from.kind !== 'target' || to.kind === 'target') return intro;
  return {
    heading: `From ${from.target.name}`,
    lead: 'Where do you want to go? Rooms, people, departments, or the nearest of what you need.',
  };
}
