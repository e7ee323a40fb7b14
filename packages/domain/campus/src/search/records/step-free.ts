import type { Search } from '../open-search.ts';
import { toPlainQuery } from '../plain-query.ts';
import { meaningfulWords } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';
import { findPair, isInterchangeable, type PairAnswer, type PairSources } from './find-pair.ts';

const words =
  /(?<!\S)(?:(?:without|no|avoid(?:ing)?|(?:i )?can(?:['’]?t|not) (?:climb|use|take)) (?:any |the )?(?:stair|step)s?|(?:i )?can(?:['’]?t|not) walk(?: much| far)?|step[- ]?free|accessible(?= (?:route|way|entrance|entry)(?!\S))|(?:by|using|via) (?:the )?(?:lift|elevator)|(?:(?:by|in|on|with|have) (?:an? |my )?)?(?:wheel ?chair|walker|trolley|crutches|pram|pushchair|stroller|buggy|baby carriage))(?: (?:route|way))?(?![^\s,.])/gi;

/**
 * A query without its words for a way without stairs: `338` for `338 without stairs`; undefined where it has none. These
 * words alone ask for a lift, a wheelchair alone may be a kind of toilet.
 */
export function readStepFree(query: string): string | undefined {
  const rest = query.replace(words, ' ').trim();
  if (rest === query.trim()) return undefined;
  return meaningfulWords(rest)[0] || /wheel/i.test(query) ? rest : 'lift';
}

/** `Toilet by the lift` and `wheelchair toilet` mean a kind of place: only other words ask for a way without stairs in any case. */
const kinds = /lift|elevator|wheel/i;

function isCertain(query: string): boolean {
  return !kinds.test(String(query.match(words)));
}

/** What a text searches for, without courtesies and its words for a way without stairs, unless they mean a kind of place. */
export function splitStepFree(typed: string, search: Search<CampusRecord>) {
  const text = toPlainQuery(typed);
  const plain = readStepFree(text);
  if (plain === undefined) return { query: text, isStepFree: false };
  const [first] = search(plain).results;
  const isStepFree =
    plain === 'lift' || isCertain(text) || (first !== undefined && first.record.kind !== 'amenity');
  return isStepFree ? { query: plain, isStepFree } : { query: text, isStepFree };
}

/** As `findPair()`; a way without stairs where the query asks for it. */
export function answerPair(typed: string, sources: PairSources): PairAnswer | undefined {
  const query = toPlainQuery(typed);
  const plain = readStepFree(query);
  if (plain === undefined) return findPair(query, sources);
  const pair = findPair(plain, sources);
  if (
    pair &&
    (pair.isRoute || isCertain(query) || !pair.records.every((record) => isInterchangeable({ record })))
  )
    return { ...pair, isStepFree: true };
  return isCertain(query) ? undefined : findPair(query, sources);
}

/** The route of an answer to one of its records: its name, and what the directions have in their address. */
export function toRoute({ from, isStepFree }: PairAnswer, { id, title }: CampusRecord) {
  return {
    title: `${from.name} to ${title}${isStepFree ? ', step-free' : ''}`,
    link: { from: from.id, to: id, ...(isStepFree && { stepFree: true }) },
  };
}
