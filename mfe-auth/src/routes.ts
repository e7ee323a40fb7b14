import { defineRoutes, paths } from '@campusway/contract';
import { pageHeaders } from './page-headers.ts';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.login(),
      page: 'login',
      title: 'Login',
      description: 'Log in to your account.',
      intro: pageHeaders.login,
      menu: { label: 'Login', order: 40, only: 'signed-out' },
      needs: 'auth',
      search: { title: 'Login', where: 'your account', aliases: ['log in', 'sign in', 'log on'] },
    },
    {
      path: paths.register(),
      page: 'register',
      title: 'Create Your Account',
      description: 'Create an account as a student, member of the faculty or parent.',
      intro: pageHeaders.register,
      needs: 'auth',
      search: {
        title: 'Register',
        where: 'create your account',
        aliases: ['sign up', 'create account', 'new account'],
      },
    },
    {
      path: paths.resetPassword(),
      page: 'reset-password',
      title: 'Set a New Password',
      description: 'Set a new password with a code from the office of the college.',
      intro: pageHeaders.resetPassword,
      needs: 'auth',
      search: {
        title: 'Set a new password',
        where: 'with a code from the office',
        aliases: ['forgot password', 'reset password', 'lost password'],
      },
    },
    {
      path: paths.account(),
      page: 'account',
      title: 'Account',
      description: 'Your account, the devices that are logged in, and the places saved on this one.',
    },
  ],
  parts: [],
  capabilities: ['session'],
});
