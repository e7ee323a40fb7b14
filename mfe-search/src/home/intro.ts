import type { PageHeaderContent } from '@campusway/contract';

export const intro = {
  heading: 'Lost your way in campus?',
  lead: 'Scan a door’s code, or type where you are.',
  look: 'hero',
  plan: 'campus-nav',
  search: {
    placeholder: 'Enter Room Number',
    unnumbered: 'Enter Room Name',
    button: 'Search',
    hint: 'A room, a venue, a department or a person',
  },
  menus: [{ label: 'Floors' }, { label: 'Departments', needs: 'department' }],
} as const satisfies PageHeaderContent;
