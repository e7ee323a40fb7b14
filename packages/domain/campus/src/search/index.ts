export { createSearchIndex, type SearchIndex } from './create-search-index.ts';
export { openSearch, type Search } from './open-search.ts';
export { type PackedRecords, packRecords } from './packed-records.ts';
export {
  type CampusContent,
  type CampusRecord,
  pageRecords,
  type SitePage,
} from './records/campus-record.ts';
export { type Decision, decideAnswer } from './records/decide-answer.ts';
export { describeDoubt } from './records/describe-doubt.ts';
export type { PairAnswer } from './records/find-pair.ts';
export { asksKind, matchLimit, nearestFirst } from './records/nearest-first.ts';
export { decideList, withQuestions } from './records/questions.ts';
export { answerPair, splitStepFree, toRoute } from './records/step-free.ts';
export { packCampus, toSearchRecords } from './records/to-search-records.ts';
export type * from './search-record.ts';
export { withSpokenDigits } from './spoken-digits.ts';
