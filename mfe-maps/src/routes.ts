import { getView } from '@campusway/campus-data/views';
import { defineRoutes, paths } from '@campusway/contract';
import { intro } from './journey/intro.ts';
import { describeView } from './navigation/screen-text.ts';
import { screens } from './navigation/screens.ts';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.navigate(),
      page: 'journey',
      title: 'Find your way',
      description:
        'From any door of the campus to any other, by the quickest way or step-free, on the map and in words.',
      intro,
    },
    {
      path: `${paths.here('')}:place`,
      page: 'here',
      title: 'You are here',
      description: 'Directions from the door that you are standing at.',
    },
    ...screens.map(({ id, heading, path }) => ({
      path: path(),
      page: 'navigation',
      title: heading,
      description: `${heading}: choose where you are and where you want to go, and the way is drawn on the plan.`,
      params: { screen: id },
      intro: { heading, lead: describeView(getView(id)) },
    })),
  ],
  parts: ['department-plan', 'campus-plan', 'walking-times'],
});
