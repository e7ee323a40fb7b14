import type { PageHeaderContent } from '@campusway/contract';

/** Page headers of the module's pages; `{label}` is the department's. */
export const pageHeaders = {
  departments: {
    heading: 'Faculty',
    lead: 'Who heads each department, and on which floor the head’s office is.',
  },
  campusMap: {
    heading: 'Campus Map',
    lead: 'Choose a place on the plan to see the way there.',
  },
  staff: {
    heading: '{label} staff',
    lead: 'Teaching and non-teaching staff: room, contact, and the way to each door.',
  },
  rooms: {
    heading: '{label} rooms',
    lead: 'Classrooms, labs and offices on the floor plan, with directions to each.',
  },
} as const satisfies Record<string, PageHeaderContent>;
