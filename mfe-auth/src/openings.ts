import type { Opening } from '@campusway/contract';

/** What the module's pages begin with. */
export const openings = {
  login: {
    heading: 'Welcome Back!',
    lead: 'Log in to see your account and the devices on which you are signed in.',
  },
  register: {
    heading: 'Create Your Account',
    lead: 'Sign up and explore the campus navigation system',
  },
} as const satisfies Record<string, Opening>;
