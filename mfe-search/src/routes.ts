import { defineRoutes, paths } from '@campusway/contract';
import { intro } from './home/intro.ts';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.home(),
      page: 'home',
      title: '',
      description: 'Find a room, a venue, a department or a person on the campus, and the way to the door.',
      intro,
      menu: { label: 'Home', order: 10 },
      slots: ['campus-stage', 'walking-times'],
      college: ['closures', 'departments', 'levels', 'lookup'],
      early: ['departments', 'levels', 'lookup'],
      later: ['search', 'places', 'rooms', 'help', 'screens'],
    },
  ],
  parts: [],
});
