import type { CampusRecord } from './campus-record.ts';

const pages: readonly (readonly [id: string, title: string, where: string, ...aliases: string[]])[] = [
  [
    'departments',
    'Faculty',
    'all departments and their staff',
    'departments',
    'faculty directory',
    'staff directory',
    'faculty list',
    'teachers',
  ],
  ['campus-map', 'Campus Map', 'departments and their rooms', 'map', 'map of the campus'],
  ['campus-nav', 'Campus directions', 'between buildings and gates', 'campus navigation'],
  ['navigate', 'Directions', 'from any door to any door', 'navigation', 'route', 'navigate', 'find the way'],
  ['about', 'About Us', 'what this site is for', 'about', 'help'],
  ['login', 'Login', 'your account', 'log in', 'sign in', 'log on'],
  ['register', 'Register', 'create your account', 'sign up', 'create account', 'new account'],
];

/** The pages of the site that are no place themselves; their ids are `page-` and the page's name. */
export const pageRecords: readonly CampusRecord[] = pages.map(([id, title, where, ...aliases]) => ({
  id: `page-${id}`,
  kind: 'page',
  title,
  where,
  aliases,
  rank: 0.55,
}));
