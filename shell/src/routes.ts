import { defineRoutes, paths } from '@campusway/contract';

/** The pages of the shell itself, in the words in which a remote describes its own. */
export const routes = defineRoutes({
  routes: [
    {
      path: paths.about(),
      page: 'about',
      title: 'About Us',
      description: 'What CampusWay is for, who makes it, and what is invented in its sample data.',
    },
  ],
  parts: [],
});
