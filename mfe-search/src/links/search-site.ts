import type { college, readVisitStart } from '@campusway/platform';

type Read =
  | 'departments'
  | 'findPlace'
  | 'findRoom'
  | 'getDepartment'
  | 'levels'
  | 'lookup'
  | 'places'
  | 'roomNumbers'
  | 'rooms'
  | 'search';

/** What matches and their links are made of: the college of the tab, or the files of one that came before the page. */
export interface SearchSite {
  readonly college: Pick<typeof college, Read>;
  readonly readVisitStart: typeof readVisitStart;
}
