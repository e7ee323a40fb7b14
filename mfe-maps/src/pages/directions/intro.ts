import type { PageHeaderContent } from '@campusway/contract';

export const intro = {
  heading: 'Find your way',
  lead: 'From any door to any door: rooms, people, departments, or the nearest of what you need.',
  plan: 'campus-nav',
} as const satisfies PageHeaderContent;

/** Page header without a destination; its lead is as long as the prerendered one. */
export const introFrom = (start: string): PageHeaderContent => ({
  heading: `From ${start}`,
  lead: 'Where do you want to go? Rooms, people, departments, or the nearest of what you need.',
});
