import { defineRoutes, paths } from '@campusway/contract';
import { intros } from './intros.ts';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.login(),
      page: 'login',
      title: 'Login',
      description: 'Log in to your CampusWay account.',
      intro: intros.login,
    },
    {
      path: paths.register(),
      page: 'register',
      title: 'Create Your Account',
      description: 'Create a CampusWay account as a student, member of the faculty or parent.',
      intro: intros.register,
    },
    {
      path: paths.account(),
      page: 'account',
      title: 'Account',
      description: 'Your account, the devices that are logged in, and the places saved on this one.',
    },
  ],
  parts: [],
});
