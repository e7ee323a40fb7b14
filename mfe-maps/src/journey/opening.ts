import type { Opening } from '@campusway/contract';

export const opening = {
  heading: 'Find your way',
  lead: 'From any door to any door: rooms, people, departments, or the nearest of what you need.',
  look: 'column',
} as const satisfies Opening;
