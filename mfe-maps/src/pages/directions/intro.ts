import type { PageHeaderContent } from '@campusway/contract';

export const intro = {
  heading: 'Find your way',
  lead: 'From any door to any door: rooms, people, departments, or the nearest of what you need.',
  plan: 'campus-nav',
} as const satisfies PageHeaderContent;
