import { defineRoutes, paths, placePaths } from '@campusway/contract';
import { pageHeaders } from './page-headers.ts';

/** Page of a room or place. */
const placePage = {
  page: 'place',
  slots: ['place-plan', 'place-nearby'],
  college: ['closures', 'departments', 'levels', 'lookup', 'people', 'places', 'rooms'],
  early: ['places', 'rooms', 'departments', 'levels', 'lookup'],
} as const;

export const routes = defineRoutes({
  routes: [
    {
      path: paths.departments(),
      page: 'departments',
      title: 'Faculty',
      description:
        'All staff by name; the departments, who heads them, and on which floor the head’s office is.',
      intro: pageHeaders.departments,
      menu: { label: 'Faculty', order: 20 },
      search: {
        title: 'Faculty',
        where: 'all departments and their staff',
        aliases: ['departments', 'faculty directory', 'staff directory', 'faculty list', 'teachers'],
      },
      shortcut: 3,
      needs: 'department',
      college: ['closures', 'departments', 'levels', 'people', 'rooms'],
    },
    {
      path: paths.campusMap(),
      page: 'campus-map',
      title: 'Campus Map',
      description: 'The plan of the campus, and the floor plan of each department.',
      intro: pageHeaders.campusMap,
      menu: { label: 'Campus Map', order: 30 },
      search: {
        title: 'Campus Map',
        where: 'departments and their rooms',
        aliases: ['map', 'map of the campus'],
      },
      shortcut: 2,
      slots: ['campus-plan'],
      college: ['departments', 'screens'],
    },
    {
      each: 'department',
      path: paths.department('{code}'),
      page: 'staff',
      title: '{label} staff',
      description: 'Teaching and non-teaching staff of {label}: room, contact, and the way to each door.',
      params: { department: '{code}' },
      intro: pageHeaders.staff,
      college: ['closures', 'departments', 'levels', 'people', 'rooms'],
    },
    {
      each: 'departmentWithRooms',
      path: paths.departmentMap('{code}'),
      page: 'room-details',
      title: '{label} rooms',
      description:
        'Floor plan of {label} with its classrooms, labs, faculty rooms and other rooms, and directions to each.',
      params: { department: '{code}' },
      intro: pageHeaders.rooms,
      slots: ['department-plan'],
      college: ['closures', 'departments', 'levels', 'people', 'rooms', 'lookup', '{plan}'],
    },
    {
      ...placePage,
      path: `${placePaths.room()}:room`,
      title: 'Room',
      description: 'A room on the plan of the campus: who is there, what is near, and the way to its door.',
    },
    {
      ...placePage,
      path: `${placePaths.place()}:place`,
      title: 'Place',
      description: 'A place on the plan of the campus: what is near, and the way there.',
    },
  ],
  parts: [],
});
