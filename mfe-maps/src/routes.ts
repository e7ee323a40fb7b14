import { defineRoutes } from '@campusway/contract';
import { screens } from './navigation/screens.ts';

export const routes = defineRoutes({
  routes: screens.map(({ id, heading, path }) => ({
    path: path(),
    page: 'navigation',
    title: heading,
    description: 'Choose where you are and where you want to go: the way is drawn on the plan.',
    params: { screen: id },
  })),
  parts: ['department-plan', 'campus-plan'],
});
