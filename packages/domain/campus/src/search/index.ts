export { createSearchIndex, type SearchIndex } from './create-search-index.ts';
export { openSearchInTasks, type Search } from './open-search.ts';
export type { CampusContent, CampusRecord, SitePage } from './records/campus-record.ts';
export { type Decision, decideAnswer } from './records/decide-answer.ts';
export { findPair, type PairAnswer } from './records/find-pair.ts';
export { toSearchRecords } from './records/to-search-records.ts';
export type * from './search-record.ts';
