import { defineRoutes } from '@campusway/contract';
import { screens } from './navigation/screens.ts';

export const routes = defineRoutes({
  routes: screens
    .filter(({ id }) => id === 'cse-nav')
    .map(({ id, heading, path }) => ({
      path: path(),
      page: 'navigation',
      title: heading,
      description: 'Choose where you are and where you want to go: the way is drawn on the plan.',
      params: { screen: id },
    })),
  parts: [],
});
