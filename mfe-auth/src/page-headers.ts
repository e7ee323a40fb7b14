import type { PageHeaderContent } from '@campusway/contract';

/** Page headers of the module's pages. */
export const pageHeaders = {
  login: {
    heading: 'Welcome Back!',
    lead: 'Maps, directions and saved places work without an account. Yours has your name and role, and lists your logins.',
  },
  register: {
    heading: 'Create Your Account',
    lead: 'Sign up and explore the campus navigation system',
  },
} as const satisfies Record<string, PageHeaderContent>;
