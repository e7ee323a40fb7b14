import { departments } from '@campusway/campus-data/departments';
import { defineRoutes, paths } from '@campusway/contract';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.departments(),
      page: 'departments',
      title: 'Faculty',
      description: 'The ten departments, who heads them, and on which floor their faculty rooms are.',
    },
    ...departments.map(({ code, label }) => ({
      path: paths.department(code),
      page: 'staff',
      title: `${label} staff`,
      description: `Teaching and non-teaching staff of ${label}: room, contact, and the way to each door.`,
      params: { department: code },
    })),
  ],
  parts: [],
});
