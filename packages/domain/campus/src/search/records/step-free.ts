import { barrierOf } from '../../model.ts';
import type { Search } from '../open-search.ts';
import { toPlainQuery } from '../plain-query.ts';
import { meaningfulWords } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';
import { findPair, type PairAnswer, type PairSources } from './find-pair.ts';

const words =
  /(?<!\S)(?:(?:without|(?:but )?not?(?: by| using)?|avoid(?:ing)?|(?:i )?can(?:['’]?t|not) (?:climb|use|take)) (?:any |the )?(?:stair|step)s?|(?:i )?can(?:['’]?t|not) walk(?: much| far)?|step[- ]?free|accessible(?= (?:route|way|entrance|entry|parking|access)(?!\S))|(?:by|using|via) (?:the )?(?:lift|elevator)|bina s(?:ee|i)dhi(?:y[ao]n)?(?: ke)?|(?:(?:accessible )?(?:by|in|on|with|have|for) (?:an? |my |the )?)?(?:wheel ?chair|disabled|handicap(?:ped)?|walker|trolley|crutches|pram|pushchair|stroller|buggy|baby carriage))(?: (?:route|way|access(?:ible)?))?(?![^\s,.])/gi;
/** Words for people who need a way without stairs, by which a kind of toilet is called as well. */
const wheelchairWords = /wheel|disab|handicap/i;

/**
 * A query without its words for a way without stairs: `338` for `338 without stairs`; undefined where it has none. These
 * words alone ask for a lift, a wheelchair alone may be a kind of toilet.
 */
export function readStepFree(query: string): string | undefined {
  const rest = query.replace(words, ' ').trim();
  if (rest === query.trim()) return undefined;
  return meaningfulWords(rest)[0] || wheelchairWords.test(query) ? rest : 'lift';
}

/** Whether the words mean what is looked for: `toilet by the lift`, `toilet for a wheelchair`. */
function isKind(query: string, { id, kind, place, category }: CampusRecord): boolean {
  const found = String(query.match(words));
  // The nearest of a kind is no place.
  const isToilet = category?.startsWith('restroom') || (place === undefined && /toilet/.test(id));
  return kind === 'amenity' && (/lift|elevator/i.test(found) || (wheelchairWords.test(found) && isToilet));
}

/** What a text searches for, without courtesies and its words for a way without stairs, unless they mean a kind of place. */
export function splitStepFree(typed: string, search: Search<CampusRecord>) {
  const query = toPlainQuery(typed);
  const plain = readStepFree(query);
  if (!plain) return { query, isStepFree: false };
  const [first] = search(plain).results;
  const isStepFree = plain === 'lift' || !first || !isKind(query, first.record);
  return isStepFree ? { query: plain, isStepFree } : { query, isStepFree };
}

/** As `findPair()`; a way without stairs where the query asks for it. */
export function answerPair(typed: string, sources: PairSources): PairAnswer | undefined {
  const query = toPlainQuery(typed);
  const plain = readStepFree(query);
  const pair = plain ? findPair(plain, sources) : undefined;
  const isOfKind = pair?.records.every((record) => isKind(query, record));
  const isWay = pair ? pair.isRoute || !isOfKind : splitStepFree(query, sources.search).isStepFree;
  if (!isWay) return findPair(query, sources);
  if (!pair) return undefined;
  const barred = sources.places.filter(barrierOf).map(({ id }) => id);
  // `312 to disabled toilet` leads to those for wheelchairs.
  const isFit = ({ id, category }: CampusRecord) =>
    !barred.includes(id) && (!isOfKind || category?.endsWith('wheelchair'));
  const fit = pair.records.filter(isFit);
  return { ...pair, records: fit[0] ? fit : pair.records, isStepFree: true };
}

/** The route of an answer to one of its records: its name, and what the directions have in their address. */
export function toRoute({ from, isStepFree, isChoice }: PairAnswer, { id, title }: CampusRecord) {
  const [start, end] = isChoice ? [{ id, name: title }, from] : [from, { id, name: title }];
  return {
    title: `${start.name} to ${end.name}${isStepFree ? ', step-free' : ''}`,
    link: { from: start.id, to: end.id, ...(isStepFree && { stepFree: true }) },
  };
}
