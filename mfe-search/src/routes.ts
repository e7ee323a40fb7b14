import { defineRoutes, paths } from '@campusway/contract';
import { opening } from './home/opening.ts';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.home(),
      page: 'home',
      title: '',
      description: 'Find a room, a venue, a department or a person on the campus, and the way to the door.',
      opening,
    },
  ],
  parts: [],
});
