import { defineRoutes, paths } from '@campusway/contract';

export const notFoundHeader = { heading: 'This page is not on the map' } as const;

/** Pages of the shell itself, described like those of a remote. */
export const routes = defineRoutes({
  routes: [
    {
      path: paths.about(),
      page: 'about',
      title: 'About Us',
      description: 'What this site is for, and what can be done here.',
      menu: { label: 'About Us', order: 50 },
      search: { title: 'About Us', where: 'what this site is for', aliases: ['about', 'help'] },
    },
    {
      path: '*',
      page: 'not-found',
      title: 'Page not found',
      description: 'There is no page at this address.',
      intro: notFoundHeader,
      college: ['departments'],
    },
  ],
  parts: [],
});
