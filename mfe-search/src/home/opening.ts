import type { Opening } from '@campusway/contract';

export const opening = { heading: 'Lost your way in campus?', look: 'hero' } as const satisfies Opening;
