import { departments } from '@campusway/campus-data/departments';
import { photoOrigins } from '@campusway/campus-data/photos';
import { defineRoutes, paths } from '@campusway/contract';
import { intros } from './intros.ts';

export const routes = defineRoutes({
  routes: [
    {
      path: paths.departments(),
      page: 'departments',
      title: 'Faculty',
      description:
        'All staff by name; the ten departments, who heads them, and on which floor the head’s office is.',
      intro: intros.departments,
    },
    {
      path: paths.campusMap(),
      page: 'campus-map',
      title: 'Campus Map',
      description: 'The plan of the campus, and the floor plan of each of the ten departments.',
      intro: intros.campusMap,
      slots: ['campus-plan'],
    },
    ...departments.map(({ code, label }) => ({
      path: paths.department(code),
      page: 'staff',
      title: `${label} staff`,
      description: `Teaching and non-teaching staff of ${label}: room, contact, and the way to each door.`,
      params: { department: code },
    })),
    ...departments.map(({ code, label }) => ({
      path: paths.departmentMap(code),
      page: 'room-details',
      title: `${label} rooms`,
      description: `Floor plan of ${label} with its classrooms, labs, faculty rooms and other rooms, and directions to each.`,
      params: { department: code },
      slots: ['department-plan' as const],
    })),
  ],
  parts: [],
  pictureOrigins: photoOrigins,
});
