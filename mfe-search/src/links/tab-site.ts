import { college, readVisitStart } from '@campusway/platform';
import type { SearchSite } from './search-site.ts';

/** The site of this tab, for what runs in the page. */
export const tabSite: SearchSite = { college, readVisitStart };
