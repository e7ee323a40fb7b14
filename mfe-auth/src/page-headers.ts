import type { PageHeaderContent } from '@campusway/contract';

/** Page headers of the module's pages. */
export const pageHeaders = {
  login: {
    heading: 'Welcome Back!',
    lead: 'Your account has your name, role and logins.',
  },
  register: {
    heading: 'Create Your Account',
    lead: 'Sign up and explore the campus navigation system',
  },
  resetPassword: {
    heading: 'Set a New Password',
    lead: 'Accounts have no e-mail: ask the office for a code.',
  },
} as const satisfies Record<string, PageHeaderContent>;
