import { defineRoutes, paths } from '@campusway/contract';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.departments(),
      page: 'departments',
      title: 'Faculty',
      description: 'The ten departments, who heads them, and on which floor their faculty rooms are.',
    },
  ],
  parts: [],
});
