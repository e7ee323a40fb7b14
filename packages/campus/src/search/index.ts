export { createSearchIndex, type SearchIndex } from './create-search-index.ts';
export type { CampusContent, CampusRecord } from './records/campus-record.ts';
export { toSearchRecords } from './records/to-search-records.ts';
export {
  createRemoteSearch,
  createSearchServer,
  type RemoteSearch,
  recordsWorthAWorker,
  type SearchReply,
  type SearchRequest,
} from './remote-search.ts';
export type {
  Facet,
  QueryPart,
  RecordKind,
  SearchAnswer,
  SearchRecord,
  SearchResult,
  TextRange,
  Understanding,
} from './search-record.ts';
