import type { Intro } from '@campusway/contract';

export const intro = { heading: 'Lost your way in campus?', look: 'hero' } as const satisfies Intro;
