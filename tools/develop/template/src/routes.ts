import { defineRoutes } from '@campusway/contract';

export const routes = defineRoutes({
  routes: [
    {
      path: '/sample',
      page: 'start',
      title: 'Sample',
      description: 'The start of Sample.',
      menu: { label: 'Sample', order: 35 },
      search: { title: 'Sample', where: 'a page of this site', aliases: [] },
    },
  ],
  parts: [],
});
