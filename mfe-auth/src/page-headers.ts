import type { PageHeaderContent } from '@campusway/contract';

/** Page headers of the module's pages. */
export const pageHeaders = {
  login: {
    heading: 'Welcome Back!',
    lead: 'Your account shows who you are and where you are logged in. Every page is open without it.',
  },
  register: {
    heading: 'Create Your Account',
    lead: 'Sign up and explore the campus navigation system',
  },
} as const satisfies Record<string, PageHeaderContent>;
