import { defineRoutes, paths, placePaths } from '@campusway/contract';
import { intro } from './pages/directions/intro.ts';

/** Parts of the college that choosing a route needs; finding it needs the graph too. */
const ends = ['closures', 'departments', 'levels', 'lookup', 'places', 'rooms', 'screens'];
const ways = [...ends, 'graph'];

export const routes = defineRoutes({
  routes: [
    {
      path: paths.navigate(),
      page: 'journey',
      title: 'Find your way',
      description:
        'From any door of the campus to any other, by the quickest route or step-free, on the map and in words.',
      intro: { ...intro, opening: 'Opening the way …' },
      layout: 'stage',
      early: ['closures', 'graph', 'levels', 'places', 'rooms'],
      asks: ['from', 'to'],
      menu: { label: 'Directions', order: 60, apart: true },
      search: {
        title: 'Directions',
        where: 'from any door to any door',
        aliases: ['navigation', 'route', 'navigate', 'find the way'],
      },
      shortcut: 1,
      college: [...ways, 'plan/outdoors', 'plan/ground'],
    },
    {
      path: `${placePaths.here('')}:place`,
      page: 'journey',
      title: 'You are here',
      description: 'Directions from the door that you are standing at.',
      layout: 'stage',
      college: [...ways, 'plan/outdoors', 'plan/ground'],
    },
    {
      each: 'screen',
      path: '/{id}',
      page: 'navigation',
      title: '{heading}',
      description:
        '{heading}: choose where you are and where you want to go, and the route is drawn on the plan.',
      params: { screen: '{id}' },
      intro: { heading: '{heading}', lead: '{summary}', plan: '{id}' },
      // Only the screen of the grounds has this field: the search finds the others as floors and departments.
      search: {
        title: '{grounds} directions',
        where: 'between buildings and gates',
        aliases: ['{grounds} navigation'],
      },
      college: [...ends, '{plan}', '{floorPlan}'],
    },
  ],
  parts: ['department-plan', 'campus-plan', 'campus-stage', 'place-plan', 'place-nearby', 'walking-times'],
  collegeOf: {
    'department-plan': ['closures', 'levels', 'places', 'screens'],
    'campus-plan': ['closures', 'levels', 'places', 'screens', 'plan/outdoors', 'plan/ground'],
    'place-plan': ['closures', 'levels', 'places', 'screens', 'plan/outdoors', 'plan/ground'],
    'place-nearby': ['closures', 'graph', 'levels', 'places'],
    'campus-stage': ['closures', 'levels', 'places', 'screens', 'plan/outdoors', 'plan/ground'],
    'walking-times': ['closures', 'graph', 'places'],
  },
});
