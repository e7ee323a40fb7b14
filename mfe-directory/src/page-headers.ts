import type { PageHeaderContent } from '@campusway/contract';

/** Page headers of the module's pages. */
export const pageHeaders = {
  departments: {
    heading: 'Faculty',
    lead: 'Who heads each department, and on which floor the head’s office is.',
  },
  campusMap: {
    heading: 'Campus Map',
    lead: 'Choose a place on the plan to see the way there.',
  },
} as const satisfies Record<string, PageHeaderContent>;
